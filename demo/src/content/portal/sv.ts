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
Skicka namnet och adressen till din butik till {mail}. Vi läser varje ansökan själva och svarar inom två arbetsdagar.
Har du redan tillgång? [Logga in](page:business-login).`,
  },
  login: {
    slug: 'logga-in',
    title: 'Logga in',
    subTitle: 'För butiker med tillgång',
    meta: 'Inloggning till återförsäljarportalen hos {brand}, för butiker med tillgång.',
    content:
      'Använd e-postadressen som din butik är registrerad med. Har du ingen tillgång än? [Så får du den](page:business).',
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
Numret under streckkoden är samma som i våra listor. Be om filen med alla namn, texter och bilder: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt för återförsäljare',
    subTitle: 'En människa, ingen telefonkö',
    content:
      'Frågor om en beställning, en leverans eller en faktura? Skriv till {mail} och ange ditt kundnummer. Vi svarar samma arbetsdag.',
  },
}
