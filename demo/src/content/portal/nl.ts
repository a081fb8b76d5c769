import type { PortalWords } from './portal-words.ts'

export const PORTAL_NL: PortalWords = {
  column: 'Voor winkels',
  press: 'Pers',
  business: {
    path: 'zakelijk',
    menu: 'Verkooppunt worden',
    title: 'Verkooppunt worden: voor winkels',
    subTitle: '{brand} in jouw schap, en mensen die de telefoon opnemen',
    meta: 'Wil je {brand} verkopen? Wat we winkels bieden, en hoe je een account voor het zakelijk portal krijgt.',
    content: `## Wat je krijgt
- **Bestellen vanaf één doos.** Ook kleine winkels tellen mee.
- **Beeld en tekst** voor je schap, je etalage en je webwinkel.
- **Antwoord van mensen** die het assortiment kennen, op elke werkdag.
## Zo word je klant
Vraag hier op de website een account aan, met de naam en het adres van je winkel; dat duurt een paar minuten. We bekijken elke aanvraag zelf en antwoorden binnen twee werkdagen per e-mail.`,
  },
  login: {
    slug: 'inloggen',
    title: 'Zakelijk portal: inloggen',
    subTitle: 'Voor winkels met een account',
    meta: 'Inloggen op het zakelijk portal van {brand}, voor winkels met een account.',
    content: 'Gebruik het e-mailadres waarmee je winkel is aangemeld.',
  },
  portal: {
    slug: 'zakelijk-portal',
    title: 'Zakelijk portal',
    subTitle: 'Fijn dat je er bent',
    content:
      'Hier vind je wat je nodig hebt om {brand} te verkopen: [beeld en tekst](page:portal-material), en [een directe lijn met ons](page:portal-contact).',
  },
  material: {
    slug: 'beeld-en-tekst',
    title: 'Beeld en tekst',
    subTitle: 'Voor je schap, je etalage en je webwinkel',
    content: `## Wat je mag gebruiken
Alle beelden en teksten van onze producten, gratis en zolang je ze verkoopt. Laat de verpakking heel zien en in haar eigen kleuren.
## Voor je webwinkel
Het nummer onder de streepjescode is het nummer in onze lijsten. In het bestand hieronder staan alle namen en teksten. Beelden sturen we op verzoek: {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact voor winkels',
    subTitle: 'Een mens, geen wachtrij',
    content: `Je contactpersoon bij {brand} is **{person}**. Mail met je klantnummer naar {personMail} of vraag of we je terugbellen.
## Waarvoor
- **Bestellingen en leveringen:** wijzigen kan tot twaalf uur op de dag vóór verzending.
- **Facturen en retouren:** graag met het nummer van de pakbon.
- **Een bezoek aan je winkel:** met monsters, op afspraak.
We antwoorden nog dezelfde werkdag.`,
  },
  training: {
    slug: 'training',
    title: 'Training',
    subTitle: 'Korte lessen voor je team',
    content:
      'Tien minuten per les, voor rustige ochtenden in de winkel. Print ze uit of lees ze samen aan de toonbank.',
    pages: [
      {
        slug: 'vijf-vragen-aan-de-toonbank',
        title: 'Vijf vragen aan de toonbank',
        subTitle: 'Eerst vragen, dan adviseren',
        content: `Wie “iets voor mijn hond” zoekt, wil dat je doorvraagt. Vijf vragen zijn genoeg.
## De vragen
- **Voor wie is het?** Diersoort, leeftijd en gewicht. Zonder die drie is elk antwoord een gok.
- **Waar gaat het om?** Eén wens tegelijk: de vacht, het gewicht, het gebit.
- **Wat gebruik je nu?** Wie tevreden is, stapt langzaam over, in een week.
- **Heeft de dierenarts iets gezegd?** Dan telt dat, en niet ons woord.
- **Hoe wil je het gebruiken?** Een spray in de gang wordt vaker gebruikt dan een bad op de tweede verdieping.
## En dan
Noem twee producten, geen vijf, en vertel wat het verschil is. Geef de verpakking in handen: wie het etiket heeft gelezen, komt minder vaak terug met vragen.`,
      },
      {
        slug: 'een-schap-dat-zichzelf-uitlegt',
        title: 'Een schap dat zichzelf uitlegt',
        subTitle: 'Volgorde, hoogte, licht',
        content: `Klanten kijken een paar seconden naar een schap. In die tijd moeten ze zien waar hun dier staat.
## Drie regels
- **Eerst op dier, dan op doel.** Niemand zoekt een merk als de hond ruikt.
- **Hardlopers op ooghoogte,** grote verpakkingen onderaan, kleine bij de kassa.
- **Twee verpakkingen vóór elk gat.** Een halfleeg schap lijkt op restanten.
## Eén keer per week
Schap afnemen, verpakkingen naar voren halen, data controleren. Oude prijskaartjes kosten meer vertrouwen dan een hoge prijs.`,
      },
    ],
  },
  news: {
    slug: 'nieuws',
    title: 'Nieuws voor winkels',
    subTitle: 'Wat er verandert, en wanneer',
    content: 'Wat er voor winkels verandert: data, displays, nieuwe producten.',
    pages: [
      {
        slug: 'bestellen-voor-kerst',
        title: 'Bestellen voor kerst: tot en met 4 december',
        subTitle: 'We leveren tot en met 22 december',
        content: `Wat uiterlijk vrijdag 4 december binnen is, heb je vóór kerst in huis. Latere bestellingen gaan vanaf 4 januari de deur uit.
Gebruik het [bestelformulier](page:portal) en zet “Kerst” in de onderwerpregel, dan pakken we je bestelling als eerste in.`,
      },
      {
        slug: 'nieuwe-display-voor-de-toonbank',
        title: 'Nieuwe display voor de toonbank',
        subTitle: 'Gratis bij tien dozen',
        content: `Er is nu een kleine houten display voor zes producten, 30 cm breed. Bij een bestelling van tien dozen of meer is die gratis.
Laat via {personMail} weten welke zes producten je wilt tonen: we sturen hem gevuld.`,
      },
    ],
  },
}
