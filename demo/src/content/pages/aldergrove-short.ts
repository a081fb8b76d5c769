import type { ShortWords } from './short-words.ts'

const MAIL = '[kitchen@aldergrove.example](mailto:kitchen@aldergrove.example)'

export const ALDERGROVE_SHORT = {
  de: {
    home: {
      title: 'Gutes Futter aus Feld und Wald',
      subTitle: 'Langsam gegart, mit kurzer Zutatenliste',
      meta: 'Aldergrove macht Futter für Hunde und Katzen aus Feld und Wald: schonend gebacken und langsam gegart.',
      intro: `## Eine kurze Liste
Drehen Sie die Packung um: eine Sorte Fleisch oder Fisch, ein oder zwei Gemüse, ein paar Kräuter. **Mehr braucht es nicht.** So soll Futter für Hunde und Katzen unserer Meinung nach sein.`,
    },
    hero: {
      title: 'Zeit ist unsere erste Zutat',
      text: 'Wir backen bei niedriger Hitze und lassen unsere Eintöpfe köcheln. Das schmeckt man. Ihr Hund jedenfalls.',
      button: 'So kochen wir',
    },
    about: {
      path: 'unsere-kueche',
      title: 'Unsere Küche',
      meta: 'Wie Aldergrove kocht: wenig Hitze, kleine Mengen.',
      content: `## Wenig Hitze, kleine Mengen
Unsere Öfen sind nicht heißer als die eines Bäckers. Es dauert länger, und das ist es wert: Fleisch behält seinen Geschmack und Kräuter ihren Duft.
Fragen? Schreiben Sie an ${MAIL}.`,
    },
    privacy: {
      path: 'datenschutz',
      title: 'Datenschutz',
      meta: 'Wie Aldergrove mit persönlichen Daten umgeht.',
      content:
        'Wir bewahren Ihre Nachrichten auf, bis sie beantwortet sind, und danach noch ein Jahr. Das gewählte Land steht in einem Cookie auf Ihrem Gerät. Auf Wunsch berichtigen oder löschen wir Ihre Daten.',
    },
    menu: { home: 'Startseite', brand: 'Aldergrove' },
  },
  fr: {
    home: {
      title: 'Bien manger, entre champs et forêt',
      subTitle: 'Une cuisson lente et une courte liste d’ingrédients',
      meta: 'Aldergrove cuisine pour chiens et chats des aliments issus des champs et de la forêt, cuits lentement.',
      intro: `## Une courte liste
Retournez le paquet : une viande ou un poisson, un ou deux légumes, quelques herbes. **Rien de plus.** C’est ainsi que nous imaginons les repas des chiens et des chats.`,
    },
    hero: {
      title: 'Le temps est notre premier ingrédient',
      text: 'Nous cuisons à basse température et laissons mijoter nos plats. Cela se goûte. Votre chien, lui, le sait.',
      button: 'Notre façon de cuisiner',
    },
    about: {
      path: 'notre-cuisine',
      title: 'Notre cuisine',
      meta: 'La cuisine d’Aldergrove : basse température, petites quantités.',
      content: `## Basse température, petites quantités
Nos fours ne sont pas plus chauds que ceux d’un boulanger. C’est plus long, et cela en vaut la peine : la viande garde son goût et les herbes leur parfum.
Une question ? Écrivez à ${MAIL}.`,
    },
    privacy: {
      path: 'confidentialite',
      title: 'Confidentialité',
      meta: 'Comment Aldergrove traite les données personnelles.',
      content:
        'Nous gardons vos messages jusqu’à notre réponse, puis pendant un an. Le pays choisi est conservé dans un cookie sur votre appareil. Sur demande, nous corrigeons ou effaçons vos données.',
    },
    menu: { home: 'Accueil', brand: 'Aldergrove' },
  },
  it: {
    home: {
      title: 'Buon cibo, tra campi e bosco',
      subTitle: 'Cottura lenta e una breve lista di ingredienti',
      meta: 'Aldergrove prepara cibo per cani e gatti con ingredienti dei campi e del bosco, cotti lentamente.',
      intro: `## Una lista breve
Gira la confezione: un tipo di carne o di pesce, una o due verdure, qualche erba. **Nient’altro.** Così pensiamo che debba essere il cibo per cani e gatti.`,
    },
    hero: {
      title: 'Il tempo è il nostro primo ingrediente',
      text: 'Cuociamo a bassa temperatura e lasciamo sobbollire i nostri stufati. Si sente. Il tuo cane, almeno, lo sente.',
      button: 'Come cuciniamo',
    },
    about: {
      path: 'la-nostra-cucina',
      title: 'La nostra cucina',
      meta: 'Come cucina Aldergrove: bassa temperatura, piccole quantità.',
      content: `## Bassa temperatura, piccole quantità
I nostri forni non sono più caldi di quelli di un panettiere. Ci vuole più tempo, e ne vale la pena: la carne conserva il suo sapore e le erbe il loro profumo.
Domande? Scrivi a ${MAIL}.`,
    },
    privacy: {
      path: 'privacy',
      title: 'Privacy',
      meta: 'Come Aldergrove tratta i dati personali.',
      content:
        'Conserviamo i messaggi che ci invii fino alla risposta e per un altro anno. Il Paese scelto è salvato in un cookie sul tuo dispositivo. Su richiesta correggiamo o cancelliamo i tuoi dati.',
    },
    menu: { home: 'Home', brand: 'Aldergrove' },
  },
} satisfies Record<string, ShortWords>
