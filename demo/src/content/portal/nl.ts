import type { PortalWords } from './portal-words.ts'

export const PORTAL_NL: PortalWords = {
  column: 'Voor winkels',
  press: 'Pers',
  business: {
    path: 'zakelijk',
    menu: 'Verkooppunt worden',
    title: 'Voor winkels',
    subTitle: '{brand} in jouw schap, en mensen die de telefoon opnemen',
    meta: 'Wil je {brand} verkopen? Wat we winkels bieden, en hoe je een account voor het zakelijk portal krijgt.',
    content: `## Wat je krijgt
- **Bestellen vanaf één doos.** Ook kleine winkels tellen mee.
- **Beeld en tekst** voor je schap, je etalage en je webwinkel.
- **Antwoord van mensen** die het assortiment kennen, op elke werkdag.
## Zo word je klant
Stuur de naam en het adres van je winkel naar {mail}. We bekijken elke aanvraag zelf en antwoorden binnen twee werkdagen.
Heb je al een account? Dan kun je [inloggen](page:business-login).`,
  },
  login: {
    slug: 'inloggen',
    title: 'Inloggen',
    subTitle: 'Voor winkels met een account',
    meta: 'Inloggen op het zakelijk portal van {brand}, voor winkels met een account.',
    content:
      'Gebruik het e-mailadres waarmee je winkel is aangemeld. Nog geen account? [Zo vraag je het aan](page:business).',
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
Het nummer onder de streepjescode is het nummer in onze lijsten. Vraag naar het bestand met alle namen, teksten en beelden: {mail}.`,
  },
  contact: {
    slug: 'contact',
    title: 'Contact voor winkels',
    subTitle: 'Een mens, geen wachtrij',
    content:
      'Een vraag over een bestelling, een levering of een factuur? Schrijf naar {mail} en zet je klantnummer erbij. We antwoorden dezelfde werkdag.',
  },
}
