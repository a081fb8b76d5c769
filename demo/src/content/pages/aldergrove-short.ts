import type { ShortWords } from './short-words.ts'

export const ALDERGROVE_SHORT = {
  de: {
    home: {
      title: 'Gutes Futter aus Feld und Wald',
      subTitle: 'Langsam gegart, mit kurzer Zutatenliste',
      meta: 'Aldergrove macht Futter für Hunde und Katzen aus Feld und Wald: schonend gebacken und langsam gegart.',
    },
    about: {
      title: 'Zeit ist unsere erste Zutat',
      text: 'Wir backen bei niedriger Hitze und lassen unsere Eintöpfe köcheln. Das schmeckt man. Ihr Hund jedenfalls.',
      button: 'So kochen wir',
    },
  },
  fr: {
    home: {
      title: 'Bien manger, entre champs et forêt',
      subTitle: 'Une cuisson lente et une courte liste d’ingrédients',
      meta: 'Aldergrove cuisine pour chiens et chats des aliments issus des champs et de la forêt, cuits lentement.',
    },
    about: {
      title: 'Le temps est notre premier ingrédient',
      text: 'Nous cuisons à basse température et laissons mijoter nos plats. Cela se goûte. Votre chien, lui, le sait.',
      button: 'Notre façon de cuisiner',
    },
  },
  it: {
    home: {
      title: 'Buon cibo, tra campi e bosco',
      subTitle: 'Cottura lenta e una breve lista di ingredienti',
      meta: 'Aldergrove prepara cibo per cani e gatti con ingredienti dei campi e del bosco, cotti lentamente.',
    },
    about: {
      title: 'Il tempo è il nostro primo ingrediente',
      text: 'Cuociamo a bassa temperatura e lasciamo sobbollire i nostri stufati. Si sente. Il tuo cane, almeno, lo sente.',
      button: 'Come cuciniamo',
    },
  },
} satisfies Record<string, ShortWords>
