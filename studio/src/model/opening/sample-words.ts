import type { Language } from '@menagerie/sites/languages'

export type SampleWords = {
  /** With `{brand}` for its name. */
  welcome: string
  about: string
  text: string
  contact: string
  contactPath: string
  contactText: string
}

/** Texts of the pages that a new site begins with: each says that it is a sample. */
export const SAMPLE_WORDS: Readonly<Record<Language, SampleWords>> = {
  en: {
    welcome: 'Welcome to {brand}',
    about: 'What we do',
    text: 'This is a sample text. Say here in two sentences what visitors find on this site.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'This is a sample text. Say here when and how you answer.',
  },
  es: {
    welcome: 'Te damos la bienvenida a {brand}',
    about: 'Qué hacemos',
    text: 'Este es un texto de ejemplo. Di aquí en dos frases qué encontrarán las visitas en este sitio.',
    contact: 'Contacto',
    contactPath: 'contacto',
    contactText: 'Este es un texto de ejemplo. Di aquí cuándo y cómo respondes.',
  },
  nl: {
    welcome: 'Welkom bij {brand}',
    about: 'Wat we doen',
    text: 'Dit is een voorbeeldtekst. Vertel hier in twee zinnen wat bezoekers op deze site vinden.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'Dit is een voorbeeldtekst. Vertel hier wanneer en hoe je antwoordt.',
  },
  no: {
    welcome: 'Velkommen til {brand}',
    about: 'Hva vi gjør',
    text: 'Dette er en eksempeltekst. Fortell her i to setninger hva besøkende finner på dette nettstedet.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Dette er en eksempeltekst. Fortell her når og hvordan du svarer.',
  },
  fr: {
    welcome: 'Bienvenue chez {brand}',
    about: 'Ce que nous faisons',
    text: 'Ceci est un texte d’exemple. Dites ici en deux phrases ce que l’on trouve sur ce site.',
    contact: 'Contact',
    contactPath: 'contact',
    contactText: 'Ceci est un texte d’exemple. Dites ici quand et comment vous répondez.',
  },
  de: {
    welcome: 'Willkommen bei {brand}',
    about: 'Was wir tun',
    text: 'Das ist ein Beispieltext. Sag hier in zwei Sätzen, was Besucher auf dieser Website finden.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Das ist ein Beispieltext. Sag hier, wann und wie du antwortest.',
  },
  pl: {
    welcome: 'Witamy w {brand}',
    about: 'Czym się zajmujemy',
    text: 'To jest przykładowy tekst. Napisz tu w dwóch zdaniach, co można znaleźć w tej witrynie.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'To jest przykładowy tekst. Napisz tu, kiedy i jak odpowiadasz.',
  },
  it: {
    welcome: 'Benvenuti in {brand}',
    about: 'Che cosa facciamo',
    text: 'Questo è un testo di esempio. Scrivi qui in due frasi che cosa si trova su questo sito.',
    contact: 'Contatti',
    contactPath: 'contatti',
    contactText: 'Questo è un testo di esempio. Scrivi qui quando e come rispondi.',
  },
  hu: {
    welcome: 'Üdvözli a {brand}',
    about: 'Mit csinálunk',
    text: 'Ez egy mintaszöveg. Írja le itt két mondatban, mit talál a látogató ezen a webhelyen.',
    contact: 'Kapcsolat',
    contactPath: 'kapcsolat',
    contactText: 'Ez egy mintaszöveg. Írja le itt, mikor és hogyan válaszol.',
  },
  ru: {
    welcome: 'Добро пожаловать в {brand}',
    about: 'Чем мы занимаемся',
    text: 'Это пример текста. Напишите здесь в двух предложениях, что посетители найдут на этом сайте.',
    contact: 'Контакты',
    contactPath: 'kontakty',
    contactText: 'Это пример текста. Напишите здесь, когда и как вы отвечаете.',
  },
  cs: {
    welcome: 'Vítá vás {brand}',
    about: 'Co děláme',
    text: 'Toto je ukázkový text. Napište sem dvěma větami, co návštěvníci na tomto webu najdou.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Toto je ukázkový text. Napište sem, kdy a jak odpovídáte.',
  },
  uk: {
    welcome: 'Вітаємо в {brand}',
    about: 'Що ми робимо',
    text: 'Це приклад тексту. Напишіть тут двома реченнями, що відвідувачі знайдуть на цьому сайті.',
    contact: 'Контакти',
    contactPath: 'kontakty',
    contactText: 'Це приклад тексту. Напишіть тут, коли і як ви відповідаєте.',
  },
  da: {
    welcome: 'Velkommen til {brand}',
    about: 'Hvad vi gør',
    text: 'Dette er en eksempeltekst. Fortæl her i to sætninger, hvad besøgende finder på dette site.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Dette er en eksempeltekst. Fortæl her, hvornår og hvordan du svarer.',
  },
  fi: {
    welcome: 'Tervetuloa, täällä on {brand}',
    about: 'Mitä teemme',
    text: 'Tämä on esimerkkiteksti. Kerro tässä kahdella lauseella, mitä kävijät löytävät tältä sivustolta.',
    contact: 'Yhteystiedot',
    contactPath: 'yhteystiedot',
    contactText: 'Tämä on esimerkkiteksti. Kerro tässä, milloin ja miten vastaat.',
  },
  sv: {
    welcome: 'Välkommen till {brand}',
    about: 'Vad vi gör',
    text: 'Det här är en exempeltext. Berätta här med två meningar vad besökare hittar på webbplatsen.',
    contact: 'Kontakt',
    contactPath: 'kontakt',
    contactText: 'Det här är en exempeltext. Berätta här när och hur du svarar.',
  },
}
