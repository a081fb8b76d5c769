import type { JobSetWords } from './job-words.ts'

export const ALDERGROVE_JOBS_NL: JobSetWords = {
  overview: {
    path: 'vacatures',
    menu: 'Vacatures',
    title: 'Werken in onze keuken',
    subTitle: 'Voor mensen met geduld en een goede neus',
    meta: 'Vacatures bij Aldergrove: wat je kookt, bakt of beantwoordt, en hoe je solliciteert.',
    content: `## Zo werken we
We zijn met z’n negenen en eten tussen de middag samen. Ovens en pannen bepalen het tempo, niet de klok: wat niet gaar is, is niet gaar.
Honden liggen onder de tafel, katten erop. Neem die van jou mee als hij dat verdraagt.`,
  },
  jobs: {
    'product-developer': {
      slug: 'receptkok',
      title: 'Receptkok',
      subTitle: 'Voor iemand die met de neus proeft',
      summary:
        'Je ontwikkelt stoofpotten en koekjes voor honden en katten, van de eerste kleine pan tot het honderdste blik.',
      location: 'Boskamp',
      hours: '32 tot 36 uur per week',
      content: `## Wat je doet
Je kiest vlees, vis en groente samen met de boeren en boswachters die ze brengen. Je kookt kleine hoeveelheden, noteert tijden en temperaturen, en kijkt hoelang een bak vol blijft.
Met onze dierenarts zorg je dat een recept een volledige maaltijd is. Met de keuken zorg je dat het honderdste blik is als het eerste.
## Wat je meebrengt
- Een opleiding tot kok, bakker of levensmiddelentechnoloog
- Kennis van wat honden en katten nodig hebben, of zin om die op te doen
- Plezier in korte ingrediëntenlijsten
## Wat je krijgt
- 27 vrije dagen, de meeste als het bos stil is
- Een keuken met ramen aan drie kanten
- ’s Zomers groente om mee naar huis te nemen`,
      button: 'Schrijf ons',
    },
    'customer-care': {
      slug: 'brieven-en-telefoon',
      title: 'Brieven en telefoon',
      subTitle: 'Voor iemand die de tijd neemt voor een antwoord',
      summary: 'Je beantwoordt vragen over voeren, ingrediënten en bestellingen, en vertelt in de keuken wat je hoort.',
      location: 'Boskamp',
      remote: 'of één dag per week thuis',
      hours: '20 tot 24 uur per week',
      content: `## Wat je doet
Mensen vragen ons hoeveel een jonge kat eet, waar het hert vandaan komt en waarom een blik donkerder is dan het vorige. Jij antwoordt in hele zinnen. Weet je het niet, dan loop je naar het fornuis en vraag je het.
Elke vrijdag lees je bij de lunch de mooiste en de lastigste brief van de week voor.
## Wat je meebrengt
- Je schrijft helder Nederlands en houdt van bellen
- Je woont met een hond of een kat, of hebt dat gedaan
- Je weet wanneer een vraag voor de dierenarts is
## Wat je krijgt
- Twee weken in de keuken voor je eerste brief
- 27 vrije dagen
- Een bureau naast de tegelkachel`,
      button: 'Solliciteer op deze baan',
    },
  },
}
