import type { Language } from '@menagerie/sites/languages'

type SampleWords = {
  /** With the placeholder `{brand}`. */
  welcome: string
  text: string
  contact: string
  contactPath: string
  contactText: string
}

/** Texts of a new site's sample pages; each says that it is a sample. */
export const SAMPLE_WORDS: Readonly<Record<Language, SampleWords>> = {
  en: {
    welcome: 'Welcome to {brand}',
    text: 'This is a sample text. Say here in two sentences what visitors find on this site.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'This is a sample text. Say here when and how you answer.',
  },
  es: {
    welcome: 'Te damos la bienvenida a {brand}',
    text: 'Este es un texto de ejemplo. Di aquí en dos frases qué encontrarán las visitas en este sitio.',
    contact: 'Contacto',
    contactPath: 'contacto',
    contactText: 'Este es un texto de ejemplo. Di aquí cuándo y cómo respondes.',
  },
  nl: {
    welcome: 'Welkom bij {brand}',
    text: 'Dit is een voorbeeldtekst. Vertel hier in twee zinnen wat bezoekers op deze site vinden.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'Dit is een voorbeeldtekst. Vertel hier wanneer en hoe je antwoordt.',
  },
  no: {
    welcome: 'Velkommen til {brand}',
    text: 'Dette er en eksempeltekst. Fortell her i to setninger hva besøkende finner på dette nettstedet.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Dette er en eksempeltekst. Fortell her når og hvordan du svarer.',
  },
  fr: {
    welcome: 'Bienvenue chez {brand}',
    text: 'Ceci est un texte d’exemple. Dites ici en deux phrases ce que l’on trouve sur ce site.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'Ceci est un texte d’exemple. Dites ici quand et comment vous répondez.',
  },
  de: {
    welcome: 'Willkommen bei {brand}',
    text: 'Das ist ein Beispieltext. Sagen Sie hier in zwei Sätzen, was Besucher auf dieser Website finden.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Das ist ein Beispieltext. Sagen Sie hier, wann und wie Sie antworten.',
  },
  pl: {
    welcome: 'Witamy w serwisie {brand}',
    text: 'To jest przykładowy tekst. Napisz tu w dwóch zdaniach, co można znaleźć w tej witrynie.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'To jest przykładowy tekst. Napisz tu, kiedy i jak odpowiadasz.',
  },
  it: {
    welcome: 'Benvenuti in {brand}',
    text: 'Questo è un testo di esempio. Scrivi qui in due frasi che cosa si trova su questo sito.',
    contact: 'Contatti',
    contactPath: 'contatti',
    contactText: 'Questo è un testo di esempio. Scrivi qui quando e come rispondi.',
  },
  hu: {
    welcome: '{brand}: üdvözöljük!',
    text: 'Ez egy mintaszöveg. Írja le itt két mondatban, mit talál a látogató ezen a webhelyen.',
    contact: 'Kapcsolat',
    contactPath: 'kapcsolat',
    contactText: 'Ez egy mintaszöveg. Írja le itt, mikor és hogyan válaszol.',
  },
  ru: {
    welcome: 'Добро пожаловать в {brand}',
    text: 'Это пример текста. Напишите здесь в двух предложениях, что посетители найдут на этом сайте.',
    contact: 'Контакты',
    contactPath: 'kontakty',
    contactText: 'Это пример текста. Напишите здесь, когда и как вы отвечаете.',
  },
  cs: {
    welcome: 'Vítá vás {brand}',
    text: 'Toto je ukázkový text. Napište sem dvěma větami, co návštěvníci na tomto webu najdou.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Toto je ukázkový text. Napište sem, kdy a jak odpovídáte.',
  },
  uk: {
    welcome: 'Вітаємо в {brand}',
    text: 'Це приклад тексту. Напишіть тут двома реченнями, що відвідувачі знайдуть на цьому сайті.',
    contact: 'Контакти',
    contactPath: 'kontakty',
    contactText: 'Це приклад тексту. Напишіть тут, коли і як ви відповідаєте.',
  },
  da: {
    welcome: 'Velkommen til {brand}',
    text: 'Dette er en eksempeltekst. Fortæl her i to sætninger, hvad besøgende finder på dette site.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Dette er en eksempeltekst. Fortæl her, hvornår og hvordan du svarer.',
  },
  fi: {
    welcome: 'Tervetuloa, täällä on {brand}',
    text: 'Tämä on esimerkkiteksti. Kerro tässä kahdella lauseella, mitä kävijät löytävät tältä sivustolta.',
    contact: 'Yhteystiedot',
    contactPath: 'yhteystiedot',
    contactText: 'Tämä on esimerkkiteksti. Kerro tässä, milloin ja miten vastaat.',
  },
  sv: {
    welcome: 'Välkommen till {brand}',
    text: 'Det här är en exempeltext. Berätta här med två meningar vad besökare hittar på webbplatsen.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Det här är en exempeltext. Berätta här när och hur du svarar.',
  },
}
