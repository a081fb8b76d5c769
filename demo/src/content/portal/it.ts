import type { PortalWords } from './portal-words.ts'

export const PORTAL_IT: PortalWords = {
  column: 'Per i negozi',
  press: 'Stampa',
  business: {
    path: 'per-i-negozi',
    menu: 'Diventa rivenditore',
    title: 'Per i negozi',
    subTitle: '{brand} sul tuo scaffale, e persone che rispondono al telefono',
    meta: 'Vuoi vendere {brand}? Che cosa offriamo ai negozi e come ottenere l’accesso al portale rivenditori.',
    content: `## Che cosa ti offriamo
- **Ordini da un solo cartone.** Anche i piccoli negozi contano.
- **Immagini e testi** per lo scaffale, la vetrina e il negozio online.
- **Risposte di persone** che conoscono la gamma, ogni giorno lavorativo.
## Come diventare cliente
Invia il nome e l’indirizzo del tuo negozio a {mail}. Esaminiamo ogni richiesta e rispondiamo entro due giorni lavorativi.
Hai già un accesso? [Accedi](page:business-login).`,
  },
  login: {
    slug: 'accedi',
    title: 'Accedi',
    subTitle: 'Per i negozi che hanno un accesso',
    meta: 'Accesso al portale rivenditori di {brand}, per i negozi registrati.',
    content:
      'Usa l’indirizzo e-mail con cui il tuo negozio si è registrato. Non hai ancora un accesso? [Ecco come ottenerlo](page:business).',
  },
  portal: {
    slug: 'portale-rivenditori',
    title: 'Portale rivenditori',
    subTitle: 'Che bello rivederti',
    content:
      'Qui trovi quello che serve per vendere {brand}: [immagini e testi](page:portal-material) e [un contatto diretto con noi](page:portal-contact).',
  },
  material: {
    slug: 'immagini-e-testi',
    title: 'Immagini e testi',
    subTitle: 'Per lo scaffale, la vetrina e il negozio online',
    content: `## Che cosa puoi usare
Tutte le immagini e i testi dei nostri prodotti, gratis e finché li vendi. Mostra la confezione intera e nei suoi colori.
## Per il tuo negozio online
Il numero sotto il codice a barre è quello delle nostre liste. Chiedi il file con tutti i nomi, i testi e le immagini: {mail}.`,
  },
  contact: {
    slug: 'contatti',
    title: 'Contatti per i negozi',
    subTitle: 'Una persona, non una lista d’attesa',
    content:
      'Una domanda su un ordine, una consegna o una fattura? Scrivi a {mail} e indica il tuo numero cliente. Rispondiamo lo stesso giorno lavorativo.',
  },
}
