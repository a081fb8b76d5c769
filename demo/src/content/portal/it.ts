import type { PortalWords } from './portal-words.ts'

export const PORTAL_IT: PortalWords = {
  column: 'Per i negozi',
  press: 'Stampa',
  business: {
    path: 'per-i-negozi',
    menu: 'Diventa rivenditore',
    title: 'Diventa rivenditore: per i negozi',
    subTitle: '{brand} sul tuo scaffale, e persone che rispondono al telefono',
    meta: 'Vuoi vendere {brand}? Che cosa offriamo ai negozi e come ottenere l’accesso al portale rivenditori.',
    content: `## Che cosa ti offriamo
- **Ordini da un solo cartone.** Anche i piccoli negozi contano.
- **Immagini e testi** per lo scaffale, la vetrina e il negozio online.
- **Risposte di persone** che conoscono la gamma, ogni giorno lavorativo.
## Come diventare cliente
Richiedi un accesso qui sul sito, con il nome e l’indirizzo del tuo negozio; bastano pochi minuti. Esaminiamo ogni richiesta e rispondiamo via email entro due giorni lavorativi.`,
  },
  login: {
    slug: 'accedi',
    title: 'Portale rivenditori: accedi',
    subTitle: 'Per i negozi che hanno un accesso',
    meta: 'Accesso al portale rivenditori di {brand}, per i negozi registrati.',
    content: 'Usa l’indirizzo e-mail con cui il tuo negozio si è registrato.',
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
Il numero sotto il codice a barre è quello delle nostre liste. Il file qui sotto contiene tutti i nomi e i testi. Le immagini le inviamo su richiesta: {mail}.`,
  },
  contact: {
    slug: 'contatti',
    title: 'Contatti per i negozi',
    subTitle: 'Una persona, non una lista d’attesa',
    content: `La tua persona di contatto in {brand} è **{person}**. Scrivi a {personMail} con il tuo numero cliente o chiedi di essere richiamato.
## Per che cosa
- **Ordini e consegne:** modifiche fino a mezzogiorno del giorno prima della spedizione.
- **Fatture e resi:** indica per favore il numero della bolla di consegna.
- **Una visita in negozio:** con campioni, su appuntamento.
Rispondiamo nello stesso giorno lavorativo.`,
  },
  training: {
    slug: 'formazione',
    title: 'Formazione',
    subTitle: 'Brevi lezioni per la tua squadra',
    content: 'Dieci minuti ciascuna, per le mattine tranquille in negozio. Da stampare o da leggere insieme al banco.',
    pages: [
      {
        slug: 'cinque-domande-al-banco',
        title: 'Cinque domande al banco',
        subTitle: 'Prima chiedere, poi consigliare',
        content: `Chi chiede «qualcosa per il mio cane» si aspetta delle domande. Ne bastano cinque.
## Le domande
- **Per chi è?** Specie, età e peso. Senza, ogni risposta è una scommessa.
- **Di che cosa si tratta?** Un desiderio alla volta: il pelo, il peso, l’igiene dentale.
- **Che cosa usa adesso?** Chi è contento cambia piano, nell’arco di una settimana.
- **Il veterinario ha detto qualcosa?** Allora conta la sua parola, non la nostra.
- **Come vuole usarlo?** Uno spray all’ingresso si usa più spesso di un bagno al secondo piano.
## E poi
Nomina due prodotti, non cinque, e di’ in che cosa sono diversi. Metti la confezione in mano al cliente: chi ha letto l’etichetta torna meno spesso con domande.`,
      },
      {
        slug: 'uno-scaffale-che-si-spiega-da-solo',
        title: 'Uno scaffale che si spiega da solo',
        subTitle: 'Ordine, altezza, luce',
        content: `Uno scaffale si guarda per pochi secondi. In quel tempo bisogna vedere dov’è il proprio animale.
## Tre regole
- **Per animale, poi per uso.** Nessuno cerca una marca quando il cane puzza.
- **I più venduti all’altezza degli occhi,** le confezioni grandi in basso, le piccole alla cassa.
- **Due confezioni davanti a ogni vuoto.** Uno scaffale mezzo vuoto sembra pieno di avanzi.
## Una volta alla settimana
Pulire lo scaffale, portare avanti le confezioni, controllare le date. Un vecchio cartellino costa più fiducia di un prezzo alto.`,
      },
    ],
  },
  news: {
    slug: 'novita',
    title: 'Novità per i negozi',
    subTitle: 'Che cosa cambia e da quando',
    content: 'Che cosa cambia per i negozi: date, espositori, nuovi prodotti.',
    pages: [
      {
        slug: 'ordini-prima-di-natale',
        title: 'Ordini prima di Natale: entro il 4 dicembre',
        subTitle: 'Consegniamo fino al 22 dicembre',
        content: `Ciò che ci arriva entro venerdì 4 dicembre è da te prima di Natale. Gli ordini successivi partono dal nostro magazzino dal 4 gennaio.
Usa il [modulo d’ordine](page:portal) e scrivi «Natale» nell’oggetto: prepareremo il tuo ordine per primo.`,
      },
      {
        slug: 'un-nuovo-espositore-per-il-banco',
        title: 'Un nuovo espositore per il banco',
        subTitle: 'Gratuito con dieci cartoni',
        content: `Ora c’è un piccolo espositore di legno per sei prodotti, largo 30 cm. È gratuito con un ordine di almeno dieci cartoni.
Scrivi a {personMail} quali sei prodotti vuoi mostrare: lo mandiamo già pieno.`,
      },
    ],
  },
}
