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
Send navnet og adressen til butikken din til {mail}. Vi ser på alle henvendelser selv og svarer innen to arbeidsdager.
Har du tilgang allerede? [Logg inn](page:business-login).`,
  },
  login: {
    slug: 'logg-inn',
    title: 'Logg inn',
    subTitle: 'For butikker med tilgang',
    meta: 'Innlogging til forhandlerportalen til {brand}, for butikker med tilgang.',
    content:
      'Bruk e-postadressen butikken din er registrert med. Har du ikke tilgang ennå? [Slik får du det](page:business).',
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
Nummeret under strekkoden er det samme som i listene våre. Be om filen med alle navn, tekster og bilder: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt for forhandlere',
    subTitle: 'Et menneske, ikke en telefonkø',
    content:
      'Spørsmål om en bestilling, en levering eller en faktura? Skriv til {mail} og oppgi kundenummeret ditt. Vi svarer samme arbeidsdag.',
  },
}
