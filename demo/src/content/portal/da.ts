import type { PortalWords } from './portal-words.ts'

export const PORTAL_DA: PortalWords = {
  column: 'For butikker',
  press: 'Presse',
  business: {
    path: 'for-forhandlere',
    menu: 'Bliv forhandler',
    title: 'For forhandlere',
    subTitle: '{brand} på din hylde, og mennesker, der tager telefonen',
    meta: 'Vil du sælge {brand}? Hvad vi tilbyder butikker, og hvordan du får adgang til forhandlerportalen.',
    content: `## Det får du
- **Bestillinger fra én kasse.** Små butikker er lige så vigtige.
- **Billeder og tekster** til hylden, vinduet og webshoppen.
- **Svar fra mennesker**, der kender sortimentet, hver hverdag.
## Sådan bliver du kunde
Ansøg om adgang her på websitet med din butiks navn og adresse; det tager et par minutter. Vi ser selv på alle ansøgninger og svarer pr. e-mail inden for to hverdage.`,
  },
  login: {
    slug: 'log-ind',
    title: 'Forhandlerportal: log ind',
    subTitle: 'For butikker med adgang',
    meta: 'Log ind på forhandlerportalen hos {brand}, for butikker med adgang.',
    content: 'Brug den e-mailadresse, som din butik er registreret med.',
  },
  portal: {
    slug: 'forhandlerportal',
    title: 'Forhandlerportal',
    subTitle: 'Godt at se dig',
    content:
      'Her er det, du skal bruge for at sælge {brand}: [billeder og tekster](page:portal-material), og [en direkte linje til os](page:portal-contact).',
  },
  material: {
    slug: 'billeder-og-tekster',
    title: 'Billeder og tekster',
    subTitle: 'Til hylden, vinduet og webshoppen',
    content: `## Det må du bruge
Alle billeder og tekster til vores produkter, gratis og så længe du sælger dem. Vis hele pakningen, i dens egne farver.
## Til din webshop
Nummeret under stregkoden er det samme som i vores lister. Filen herunder indeholder alle navne og tekster. Billeder sender vi efter ønske: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt for forhandlere',
    subTitle: 'Et menneske, ikke en telefonkø',
    content: `Din kontakt hos {brand} er **{person}**. Skriv til {personMail} med dit kundenummer, eller bed om at blive ringet op.
## Om hvad
- **Bestillinger og leveringer:** ændringer indtil klokken tolv dagen før afsendelse.
- **Fakturaer og returvarer:** skriv gerne nummeret på følgesedlen.
- **Et besøg i din butik:** med prøver, efter aftale.
Vi svarer samme hverdag.`,
  },
  training: {
    slug: 'undervisning',
    title: 'Undervisning',
    subTitle: 'Korte lektioner til dit team',
    content: 'Ti minutter hver, til stille formiddage i butikken. Til at printe eller læse sammen ved disken.',
    pages: [
      {
        slug: 'fem-spoergsmaal-ved-disken',
        title: 'Fem spørgsmål ved disken',
        subTitle: 'Spørg først, råd bagefter',
        content: `Den, der beder om “noget til min hund”, vil gerne spørges. Fem spørgsmål er nok.
## Spørgsmålene
- **Hvem er det til?** Dyreart, alder og vægt. Uden dem er hvert svar et gæt.
- **Hvad handler det om?** Ét ønske ad gangen: pelsen, vægten, tænderne.
- **Hvad bruger du nu?** Den, der er tilfreds, skifter langsomt, over en uge.
- **Har dyrlægen sagt noget?** Så gælder dyrlægens ord og ikke vores.
- **Hvordan vil du bruge det?** En spray i entréen bliver brugt oftere end et bad på anden sal.
## Og så
Nævn to produkter, ikke fem, og sig, hvad der skiller dem ad. Læg pakken i hånden: den, der har læst etiketten, kommer sjældnere tilbage med spørgsmål.`,
      },
      {
        slug: 'en-hylde-der-forklarer-sig-selv',
        title: 'En hylde, der forklarer sig selv',
        subTitle: 'Orden, højde, lys',
        content: `Man ser på en hylde i få sekunder. På den tid skal man kunne se, hvor ens eget dyr er.
## Tre regler
- **Efter dyr, så efter formål.** Ingen leder efter et mærke, når hunden lugter.
- **Det mest solgte i øjenhøjde,** store pakker nederst, små ved kassen.
- **To pakker foran hvert hul.** En halvtom hylde ligner rester.
## En gang om ugen
Tør hylden af, træk pakkerne frem, se på datoerne. Gamle prisskilte koster mere tillid end en høj pris.`,
      },
    ],
  },
  news: {
    slug: 'nyheder',
    title: 'Nyheder til butikker',
    subTitle: 'Hvad der ændrer sig, og hvornår',
    content: 'Hvad der ændrer sig for butikker: frister, displays, nye produkter.',
    pages: [
      {
        slug: 'bestillinger-foer-jul',
        title: 'Bestillinger før jul: senest 4. december',
        subTitle: 'Vi leverer til og med 22. december',
        content: `Det, vi har senest fredag den 4. december, er hos dig før jul. Senere bestillinger forlader lageret fra den 4. januar.
Brug [bestillingssedlen](page:portal), og skriv “Jul” i emnefeltet, så pakker vi din bestilling først.`,
      },
      {
        slug: 'nyt-display-til-disken',
        title: 'Nyt display til disken',
        subTitle: 'Gratis ved ti kartoner',
        content: `Nu er der et lille display af træ til seks produkter, 30 cm bredt. Det er gratis ved ti kartoner eller mere.
Skriv til {personMail}, hvilke seks produkter du vil vise: vi sender det fyldt.`,
      },
    ],
  },
}
