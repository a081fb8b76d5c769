import type { PortalWords } from './portal-words.ts'

export const PORTAL_SV: PortalWords = {
  column: 'För butiker',
  press: 'Press',
  business: {
    path: 'for-aterforsaljare',
    menu: 'Bli återförsäljare',
    title: 'För återförsäljare',
    subTitle: '{brand} på din hylla, och människor som svarar i telefon',
    meta: 'Vill du sälja {brand}? Vad vi erbjuder butiker, och hur du får tillgång till återförsäljarportalen.',
    content: `## Det här får du
- **Beställningar från en kartong.** Små butiker är lika viktiga.
- **Bilder och texter** till hyllan, skyltfönstret och webbutiken.
- **Svar från människor** som kan sortimentet, varje arbetsdag.
## Så blir du kund
Ansök om tillgång här på webbplatsen med namnet och adressen till din butik; det tar några minuter. Vi läser varje ansökan själva och svarar med e-post inom två arbetsdagar.`,
  },
  login: {
    slug: 'logga-in',
    title: 'Återförsäljarportal: logga in',
    subTitle: 'För butiker med tillgång',
    meta: 'Inloggning till återförsäljarportalen hos {brand}, för butiker med tillgång.',
    content: 'Använd e-postadressen som din butik är registrerad med.',
  },
  portal: {
    slug: 'aterforsaljarportal',
    title: 'Återförsäljarportal',
    subTitle: 'Roligt att se dig',
    content:
      'Här finns det du behöver för att sälja {brand}: [bilder och texter](page:portal-material), och [en direkt linje till oss](page:portal-contact).',
  },
  material: {
    slug: 'bilder-och-texter',
    title: 'Bilder och texter',
    subTitle: 'Till hyllan, skyltfönstret och webbutiken',
    content: `## Det här får du använda
Alla bilder och texter till våra produkter, gratis och så länge du säljer dem. Visa hela förpackningen, i dess egna färger.
## Till din webbutik
Numret under streckkoden är samma som i våra listor. Filen nedan innehåller alla namn och texter. Bilder skickar vi på begäran: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt för återförsäljare',
    subTitle: 'En människa, ingen telefonkö',
    content: `Din kontakt hos {brand} är **{person}**. Skriv till {personMail} och ange ditt kundnummer, eller be om att bli uppringd.
## Om vad
- **Beställningar och leveranser:** ändringar fram till klockan tolv dagen före utskick.
- **Fakturor och returer:** ange gärna följesedelns nummer.
- **Ett besök i din butik:** med prover, efter överenskommelse.
Vi svarar samma arbetsdag.`,
  },
  training: {
    slug: 'utbildning',
    title: 'Utbildning',
    subTitle: 'Korta lektioner för ditt team',
    content: 'Tio minuter var, för lugna förmiddagar i butiken. Skriv ut dem eller läs dem tillsammans vid disken.',
    pages: [
      {
        slug: 'fem-fragor-vid-disken',
        title: 'Fem frågor vid disken',
        subTitle: 'Fråga först, ge råd sedan',
        content: `Den som vill ha ”något till min hund” vill gärna bli tillfrågad. Fem frågor räcker.
## Frågorna
- **Vem är det till?** Djurslag, ålder och vikt. Utan dem är varje svar en gissning.
- **Vad gäller det?** En önskan i taget: pälsen, vikten, tänderna.
- **Vad använder du nu?** Den som är nöjd byter långsamt, under en vecka.
- **Har veterinären sagt något?** Då gäller veterinärens ord och inte vårt.
- **Hur vill du använda det?** En sprej i hallen används oftare än ett bad en trappa upp.
## Och sedan
Nämn två produkter, inte fem, och säg vad som skiljer dem åt. Lägg förpackningen i handen: den som har läst etiketten kommer mer sällan tillbaka med frågor.`,
      },
      {
        slug: 'en-hylla-som-forklarar-sig-sjalv',
        title: 'En hylla som förklarar sig själv',
        subTitle: 'Ordning, höjd, ljus',
        content: `Man tittar på en hylla i några sekunder. På den tiden ska man se var ens eget djur finns.
## Tre regler
- **Efter djur, sedan efter syfte.** Ingen letar efter ett märke när hunden luktar.
- **Storsäljarna i ögonhöjd,** stora förpackningar längst ner, små vid kassan.
- **Två förpackningar framför varje lucka.** En halvtom hylla ser ut som rester.
## En gång i veckan
Torka av hyllan, dra fram förpackningarna, titta på datumen. Gamla prislappar kostar mer förtroende än ett högt pris.`,
      },
    ],
  },
  news: {
    slug: 'nyheter',
    title: 'Nyheter för butiker',
    subTitle: 'Vad som ändras, och när',
    content: 'Vad som ändras för butiker: datum, ställ, nya produkter.',
    pages: [
      {
        slug: 'bestallningar-fore-jul',
        title: 'Beställningar före jul: senast 4 december',
        subTitle: 'Vi levererar till och med 22 december',
        content: `Det som når oss senast fredagen den 4 december är hos dig före jul. Senare beställningar lämnar lagret från den 4 januari.
Använd [beställningsblanketten](page:portal) och skriv ”Jul” i ämnesraden, så packar vi din beställning först.`,
      },
      {
        slug: 'nytt-stall-till-disken',
        title: 'Nytt ställ till disken',
        subTitle: 'Gratis vid tio kartonger',
        content: `Nu finns ett litet träställ för sex produkter, 30 cm brett. Det är gratis vid tio kartonger eller fler.
Skriv till {personMail} vilka sex produkter du vill visa: vi skickar det fyllt.`,
      },
    ],
  },
}
