import type { Language } from '@menagerie/sites/brand-locale'

type ContactWords = { path: string; title: string; subTitle: string; meta: string; content: string }

/** Words in the languages whose sites have no contact page written by editors. The form follows these words. */
export const CONTACT: Readonly<Partial<Record<Language, ContactWords>>> = {
  de: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Wir hören gern von Ihnen und Ihrem Tier',
    meta: 'Fragen zu einem Produkt, einem Kauf oder eine Idee? So erreichen Sie {brand}.',
    content: `## Fragen Sie uns
Mit dem Formular oder an {mail}. Wir antworten an Werktagen, meist innerhalb von zwei Tagen.
## Ist Ihr Tier krank?
Rufen Sie dann bitte zuerst in Ihrer Tierarztpraxis an. Wir kennen unsere Produkte, doch nur dort kann man Ihr Tier untersuchen.`,
  },
  fr: {
    path: 'contact',
    title: 'Contact',
    subTitle: 'Nous aimons avoir de vos nouvelles, et de celles de votre animal',
    meta: 'Une question sur un produit, un achat ou une idée ? Voici comment joindre {brand}.',
    content: `## Posez-nous votre question
Avec le formulaire ou à {mail}. Nous répondons les jours ouvrés, le plus souvent sous deux jours.
## Votre animal est malade ?
Appelez d’abord votre vétérinaire. Nous connaissons nos produits, mais lui seul peut examiner votre animal.`,
  },
  es: {
    path: 'contacto',
    title: 'Contacto',
    subTitle: 'Nos gusta saber de ti y de tu animal',
    meta: '¿Una pregunta sobre un producto, una compra o una idea? Así puedes escribir a {brand}.',
    content: `## Pregúntanos
Con el formulario o en {mail}. Respondemos los días laborables, casi siempre en dos días.
## ¿Tu animal está enfermo?
Llama primero a tu veterinario. Conocemos nuestros productos, pero solo él puede examinar a tu animal.`,
  },
  it: {
    path: 'contatti',
    title: 'Contatti',
    subTitle: 'Ci fa piacere sentire te e il tuo animale',
    meta: 'Una domanda su un prodotto, un acquisto o un’idea? Ecco come scrivere a {brand}.',
    content: `## Chiedi pure
Con il modulo o a {mail}. Rispondiamo nei giorni lavorativi, di solito entro due giorni.
## Il tuo animale sta male?
Chiama prima il veterinario. Noi conosciamo i nostri prodotti, ma solo lui può visitare il tuo animale.`,
  },
  no: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Vi hører gjerne fra deg og dyret ditt',
    meta: 'Spørsmål om et produkt eller et kjøp, eller en idé? Slik når du {brand}.',
    content: `## Spør oss
Med skjemaet eller på {mail}. Vi svarer på hverdager, som regel innen to dager.
## Er dyret ditt sykt?
Ring veterinæren først. Vi kjenner produktene våre, men bare veterinæren kan undersøke dyret.`,
  },
  da: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Vi hører gerne fra dig og dit dyr',
    meta: 'Spørgsmål til et produkt eller et køb, eller en idé? Sådan får du fat i {brand}.',
    content: `## Spørg os
Med formularen eller på {mail}. Vi svarer på hverdage, som regel inden for to dage.
## Er dit dyr sygt?
Ring først til din dyrlæge. Vi kender vores produkter, men kun dyrlægen kan undersøge dyret.`,
  },
  sv: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Vi hör gärna från dig och ditt djur',
    meta: 'Frågor om en produkt eller ett köp, eller en idé? Så når du {brand}.',
    content: `## Fråga oss
Med formuläret eller på {mail}. Vi svarar på vardagar, oftast inom två dagar.
## Är ditt djur sjukt?
Ring först din veterinär. Vi känner våra produkter, men bara veterinären kan undersöka djuret.`,
  },
  fi: {
    path: 'yhteys',
    title: 'Ota yhteyttä',
    subTitle: 'Kuulemme mielellämme sinusta ja eläimestäsi',
    meta: 'Kysyttävää tuotteesta tai ostoksesta, tai idea? Näin tavoitat meidät: {brand}.',
    content: `## Kysy meiltä
Lomakkeella tai osoitteesta {mail}. Vastaamme arkisin, yleensä kahden päivän kuluessa.
## Onko eläimesi sairas?
Soita silloin ensin eläinlääkärille. Me tunnemme tuotteemme, mutta vain eläinlääkäri voi tutkia eläimesi.`,
  },
  pl: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Chętnie poznamy Ciebie i Twoje zwierzę',
    meta: 'Pytanie o produkt lub zakup albo pomysł? Tak napiszesz do {brand}.',
    content: `## Zapytaj nas
Przez formularz albo pod adresem {mail}. Odpowiadamy w dni robocze, zwykle w ciągu dwóch dni.
## Twoje zwierzę choruje?
Zadzwoń najpierw do weterynarza. Znamy nasze produkty, ale tylko on może zbadać zwierzę.`,
  },
  cs: {
    path: 'kontakt',
    title: 'Kontakt',
    subTitle: 'Rádi uslyšíme o vás i o vašem zvířeti',
    meta: 'Dotaz k produktu či nákupu, nebo nápad? Takto se dovoláte značky {brand}.',
    content: `## Zeptejte se nás
Formulářem nebo na {mail}. Odpovídáme v pracovní dny, většinou do dvou dnů.
## Je vaše zvíře nemocné?
Zavolejte nejdřív svému veterináři. Známe své produkty, ale vyšetřit zvíře může jen on.`,
  },
  hu: {
    path: 'kapcsolat',
    title: 'Kapcsolat',
    subTitle: 'Szívesen hallunk Önről és állatáról',
    meta: 'Kérdése van egy termékről vagy vásárlásról, vagy ötlete támadt? Így éri el a csapatot: {brand}.',
    content: `## Kérdezzen minket
Az űrlapon vagy ezen a címen: {mail}. Munkanapokon válaszolunk, többnyire két napon belül.
## Beteg az állata?
Akkor először az állatorvost hívja. Mi a termékeinket ismerjük, de csak ő vizsgálhatja meg az állatot.`,
  },
  uk: {
    path: 'kontakty',
    title: 'Контакти',
    subTitle: 'Ми раді чути вас і вашого улюбленця',
    meta: 'Запитання про товар чи покупку або ідея? Ось як написати в {brand}.',
    content: `## Запитайте нас
Через форму або на {mail}. Ми відповідаємо в робочі дні, зазвичай протягом двох днів.
## Ваш улюбленець хворий?
Спершу зателефонуйте ветеринару. Ми знаємо свої товари, але оглянути тварину може лише він.`,
  },
}
