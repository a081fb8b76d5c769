import type { JobSetWords } from './job-words.ts'

export const TAILWELL_JOBS_NL: JobSetWords = {
  overview: {
    path: 'vacatures',
    menu: 'Vacatures',
    title: 'Werken bij Tailwell',
    subTitle: 'Een klein team, veel dieren en plek voor nog iemand',
    meta: 'Vacatures bij Tailwell: wat je doet, waar je werkt en hoe je solliciteert.',
    content: `## Zo werken we
We zijn een team van 500 mensen, en bijna evenveel honden komen mee. Besluiten neemt wie het werk doet, fouten vertellen we bij de lunch, en wie een idee heeft, krijgt een dag om het uit te proberen.
Je dier mag mee, als het met de andere overweg kan. Vissen blijven thuis.`,
  },
  jobs: {
    'product-developer': {
      slug: 'productontwikkelaar-verzorging',
      title: 'Productontwikkelaar verzorging',
      subTitle: 'Voor iemand die ruikt, roert en twee keer vraagt',
      summary: 'Je ontwikkelt shampoos, balsems en druppels, van het eerste idee tot de fles in de winkel.',
      location: 'Waterdorp',
      hours: '32 tot 40 uur per week',
      content: `## Wat je doet
Je ontwikkelt verzorgingsproducten voor honden, katten en paarden. Je kiest wat erin gaat, maakt kleine hoeveelheden, test hoe ze schuimen, smeren en uitspoelen, en schrijft op wat je leert, zodat anderen het begrijpen.
Je gaat langs bij trimsalons en stallen en kijkt hoe mensen onze producten echt gebruiken. Met onze leveranciers werk je door tot de vijftigste fles is als de eerste.
## Wat je meebrengt
- Een opleiding in chemie, farmacie of cosmetica
- Twee jaar ervaring met eigen recepten
- Geduld met natte honden
## Wat je krijgt
- 27 vrije dagen, en één voor de verjaardag van je dier
- Een laboratorium met uitzicht op de tuin
- Een lunch die iemand kookt, soms jij`,
      button: 'Schrijf ons',
    },
    'customer-care': {
      slug: 'medewerker-klantcontact',
      title: 'Medewerker klantcontact',
      subTitle: 'Voor iemand die eerst luistert',
      summary: 'Je beantwoordt vragen van baasjes en winkels, per mail en telefoon, en vertelt ons wat er beter kan.',
      location: 'Waterdorp',
      remote: 'of twee dagen per week thuis',
      hours: '20 tot 28 uur per week',
      content: `## Wat je doet
Mensen schrijven ons met allerlei vragen: hoeveel voer een hond van 12 kilo krijgt, waarom de pomp vastzit, of een konijn banaan mag. Jij beantwoordt ze, vriendelijk en in gewone woorden. Wat je niet weet, zoek je uit.
Eén keer per week breng je de vragen bij elkaar en vertel je de rest van ons wat er steeds terugkomt. De helft van onze verbeteringen begint daar.
## Wat je meebrengt
- Je schrijft helder Nederlands en praat graag met mensen
- Je kent minstens twee soorten dieren van thuis
- Je weet wanneer een vraag voor de dierenarts is, en zegt dat ook
## Wat je krijgt
- Drie weken inwerken, met een dag op elke afdeling
- 27 vrije dagen
- Een bureau waar een hond onder past`,
      button: 'Solliciteer op deze baan',
    },
  },
}
