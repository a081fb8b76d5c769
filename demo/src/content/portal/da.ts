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
Send din butiks navn og adresse til {mail}. Vi ser selv på alle henvendelser og svarer inden for to hverdage.
Har du allerede adgang? [Log ind](page:business-login).`,
  },
  login: {
    slug: 'log-ind',
    title: 'Log ind',
    subTitle: 'For butikker med adgang',
    meta: 'Log ind på forhandlerportalen hos {brand}, for butikker med adgang.',
    content:
      'Brug den e-mailadresse, som din butik er registreret med. Har du ikke adgang endnu? [Sådan får du den](page:business).',
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
Nummeret under stregkoden er det samme som i vores lister. Bed om filen med alle navne, tekster og billeder: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt for forhandlere',
    subTitle: 'Et menneske, ikke en telefonkø',
    content:
      'Spørgsmål om en bestilling, en levering eller en faktura? Skriv til {mail}, og oplys dit kundenummer. Vi svarer samme hverdag.',
  },
}
