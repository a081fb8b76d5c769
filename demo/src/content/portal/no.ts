import type { PortalWords } from './portal-words.ts'

export const PORTAL_NO: PortalWords = {
  column: 'For butikker',
  press: 'Presse',
  business: {
    path: 'for-forhandlere',
    menu: 'Bli forhandler',
    title: 'For forhandlere',
    subTitle: '{brand} i hyllen din, og mennesker som tar telefonen',
    meta: 'Vil du selge {brand}? Hva vi tilbyr butikker, og hvordan du får tilgang til forhandlerportalen.',
    content: `## Dette får du
- **Bestillinger fra én kartong.** Små butikker er like viktige.
- **Bilder og tekster** til hyllen, vinduet og nettbutikken.
- **Svar fra mennesker** som kjenner sortimentet, hver arbeidsdag.
## Slik blir du kunde
Søk om tilgang her på nettstedet med navnet og adressen til butikken din; det tar noen minutter. Vi ser på alle søknader selv og svarer på e-post innen to arbeidsdager.`,
  },
  login: {
    slug: 'logg-inn',
    title: 'Forhandlerportal: logg inn',
    subTitle: 'For butikker med tilgang',
    meta: 'Innlogging til forhandlerportalen til {brand}, for butikker med tilgang.',
    content: 'Bruk e-postadressen butikken din er registrert med.',
  },
  portal: {
    slug: 'forhandlerportal',
    title: 'Forhandlerportal',
    subTitle: 'Hyggelig å se deg',
    content:
      'Her er det du trenger for å selge {brand}: [bilder og tekster](page:portal-material), og [en direkte linje til oss](page:portal-contact).',
  },
  material: {
    slug: 'bilder-og-tekster',
    title: 'Bilder og tekster',
    subTitle: 'Til hyllen, vinduet og nettbutikken',
    content: `## Dette kan du bruke
Alle bilder og tekster til produktene våre, gratis og så lenge du selger dem. Vis hele pakningen, i sine egne farger.
## Til nettbutikken
Nummeret under strekkoden er det samme som i listene våre. Filen nedenfor inneholder alle navn og tekster. Bilder sender vi på forespørsel: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt for forhandlere',
    subTitle: 'Et menneske, ikke en telefonkø',
    content: `Din kontakt hos {brand} er **{person}**. Skriv til {personMail} med kundenummeret ditt, eller be om å bli ringt opp.
## Om hva
- **Bestillinger og leveringer:** endringer fram til klokken tolv dagen før sending.
- **Fakturaer og returer:** oppgi gjerne nummeret på følgeseddelen.
- **Et besøk i butikken din:** med prøver, etter avtale.
Vi svarer samme arbeidsdag.`,
  },
  training: {
    slug: 'opplaering',
    title: 'Opplæring',
    subTitle: 'Korte leksjoner for teamet ditt',
    content: 'Ti minutter hver, for rolige formiddager i butikken. Skriv dem ut, eller les dem sammen ved disken.',
    pages: [
      {
        slug: 'fem-spoersmaal-ved-disken',
        title: 'Fem spørsmål ved disken',
        subTitle: 'Spør først, gi råd etterpå',
        content: `Den som vil ha «noe til hunden min», vil gjerne bli spurt. Fem spørsmål er nok.
## Spørsmålene
- **Hvem er det til?** Dyreart, alder og vekt. Uten dem er hvert svar en gjetning.
- **Hva gjelder det?** Ett ønske om gangen: pelsen, vekten, tennene.
- **Hva bruker du nå?** Den som er fornøyd, bytter sakte, over en uke.
- **Har veterinæren sagt noe?** Da gjelder veterinærens ord og ikke våre.
- **Hvordan vil du bruke det?** En spray i gangen blir brukt oftere enn et bad i andre etasje.
## Og så
Nevn to produkter, ikke fem, og si hva som skiller dem. Legg pakken i hånden: den som har lest etiketten, kommer sjeldnere tilbake med spørsmål.`,
      },
      {
        slug: 'en-hylle-som-forklarer-seg-selv',
        title: 'En hylle som forklarer seg selv',
        subTitle: 'Orden, høyde, lys',
        content: `Man ser på en hylle i noen sekunder. På den tiden må man se hvor ens eget dyr er.
## Tre regler
- **Etter dyr, så etter formål.** Ingen leter etter et merke når hunden lukter.
- **Bestselgerne i øyehøyde,** store pakker nederst, små ved kassen.
- **To pakker foran hvert hull.** En halvtom hylle ser ut som rester.
## En gang i uken
Tørk av hyllen, trekk pakkene fram, se på datoene. Gamle prislapper koster mer tillit enn en høy pris.`,
      },
    ],
  },
  news: {
    slug: 'nyheter',
    title: 'Nyheter for butikker',
    subTitle: 'Hva som endres, og når',
    content: 'Hva som endres for butikker: frister, stativer, nye produkter.',
    pages: [
      {
        slug: 'bestillinger-foer-jul',
        title: 'Bestillinger før jul: senest 4. desember',
        subTitle: 'Vi leverer til og med 22. desember',
        content: `Det vi har fått innen fredag 4. desember, er hos deg før jul. Senere bestillinger går fra lageret fra 4. januar.
Bruk [bestillingsskjemaet](page:portal), og skriv «Jul» i emnefeltet, så pakker vi bestillingen din først.`,
      },
      {
        slug: 'nytt-stativ-til-disken',
        title: 'Nytt stativ til disken',
        subTitle: 'Gratis ved ti kartonger',
        content: `Nå finnes det et lite trestativ til seks produkter, 30 cm bredt. Det er gratis ved ti kartonger eller mer.
Skriv til {personMail} hvilke seks produkter du vil vise: vi sender det fylt.`,
      },
    ],
  },
}
