import type { SiteWords } from './site-words.ts'

export const ALDERGROVE_WORDS_NL: SiteWords<'dog' | 'cat'> = {
  home: {
    title: 'Goed eten van veld en bos',
    subTitle: 'Langzaam bereid, met een korte lijst ingrediënten',
    metaTitle: 'Aldergrove: goed eten voor honden en katten',
    meta: 'Aldergrove maakt voer voor honden en katten van veld en bos: rustig gebakken, langzaam gegaard, met een korte lijst ingrediënten.',
    gridTitle: 'Uit onze keuken',
    care: {
      title: 'Rust in de bak',
      text: 'Vaste tijden, een stille plek, vers water: kleine dingen die van eten een goede maaltijd maken.',
      button: 'Met aandacht voeren',
    },
    secondGridTitle: 'Voor katten met smaak',
    about: {
      title: 'Het huis aan de bosrand',
      text: 'Waar de recepten vandaan komen, en wie er in de pannen roert.',
      button: 'Over ons',
    },
  },
  animals: {
    dog: {
      path: 'honden',
      title: 'Eten voor honden',
      subTitle: 'Hert, rund en haver',
      meta: 'Rustig gebakken droogvoer, langzaam gegaarde stoofpot en haverkoekjes voor honden van Aldergrove.',
      bottomTitle: 'Droog, nat of allebei',
      bottomText:
        'Droogvoer is lang houdbaar en geeft tanden iets te doen, een stoofpot brengt vocht en geur. Veel honden eten graag allebei op één dag. Tel ze bij elkaar op, dan kloppen de hoeveelheden op zak en blik nog steeds.',
      content: `## Na een lange wandeling
Een hond die de hele ochtend buiten is geweest, verdient een echte maaltijd. Ons droogvoer is gebakken, onze stoofpot gaart in eigen bouillon en onze koekjes hebben aan vijf ingrediënten genoeg.
Combineren mag: ’s ochtends droogvoer, ’s avonds een lepel stoofpot eroverheen.`,
    },
    cat: {
      path: 'katten',
      title: 'Eten voor katten',
      subTitle: 'Forel en eend',
      meta: 'Droogvoer met forel en malse stukjes eend voor katten van Aldergrove.',
      bottomTitle: 'Voor elke kat een bak',
      bottomText:
        'Twee katten, twee bakken, en wat ruimte ertussen. Serveer onze blikken op kamertemperatuur en berg de zak gesloten op, dan blijft de geur in het voer. Meer staat bij [met aandacht voeren](page:care).',
      content: `## Voor wie eerst ruikt
Katten vertrouwen op hun neus. Wij gebruiken vis en vlees die naar vis en vlees ruiken, en kruiden uit de tuin. De rest laten we aan haar oordeel over.
Zet nieuw voer naast het oude, in een tweede bakje, en geef haar een week om te beslissen.`,
    },
  },
  about: {
    banner: 'Onze keuken',
    film: {
      title: 'Een dag bij de pan',
      caption: 'Van de eerste wortel tot het laatste blik: een stoofpot neemt de tijd.',
    },
    feedTitle: 'Bij ons aan tafel',
  },
  contact: {
    path: 'contact',
    title: 'Contact',
    subTitle: 'We nemen de tijd voor een antwoord',
    meta: 'Zo bereik je Aldergrove met vragen over voer voor honden en katten.',
    gridTitle: 'Misschien staat je antwoord hier',
    content: `## Schrijf ons
Stuur je vraag naar [kitchen@aldergrove.example](mailto:kitchen@aldergrove.example). We antwoorden op werkdagen.
Voelt je dier zich niet goed, of heeft het een speciaal dieet nodig? Praat dan eerst met je dierenarts.`,
  },
  care: {
    path: 'met-aandacht-voeren',
    title: 'Met aandacht voeren',
    subTitle: 'Rust in de bak in vijf stappen',
    meta: 'Advies over het voeren van honden en katten: vaste tijden, de juiste hoeveelheid, langzaam overstappen.',
    frame: {
      title: 'Portiewijzer',
      provider: 'Bowlwise',
      url: 'https://bowlwise.example/porties/?merk=aldergrove',
    },
    content: `## Vijf eenvoudige gewoonten
1. **Vaste tijden.** Honden eten graag twee keer per dag, katten vaker en kleiner.
2. **Een stille plek.** Niet in de gang, niet naast de wasmachine.
3. **Weeg het voer.** Een beker is al snel te vol.
4. **Vers water.** Bij katten een eindje van de voerbak.
5. **Langzaam overstappen.** Meng nieuw voer er tien dagen lang doorheen.
## Snacks tellen mee
Een snack is een kleine maaltijd. Geef wat minder in de bak op dagen met veel [koekjes](product:70130).`,
  },
  stores: {
    title: 'Verkooppunten',
    subTitle: 'Waar ons voer in het schap staat',
    meta: 'Winkels en webwinkels die Aldergrove verkopen.',
    content: `## Staat je winkel er niet bij?
Vraag er gerust naar: de meeste winkels kunnen ons voer binnen een paar dagen bestellen. Of [vraag het ons](page:contact).`,
  },
  product: 'Bekijk product',
  write: 'Schrijf ons',
}
