import type { Language } from '@menagerie/sites/brand-locale'

type LegalWords = { path: string; title: string; content: string }

/** Terms of use in languages whose sites have none of their editors' own. */
export const LEGAL: Readonly<Partial<Record<Language, LegalWords>>> = {
  de: {
    path: 'nutzungsbedingungen',
    title: 'Nutzungsbedingungen',
    content: `## Inhalte
Texte und Bilder gehören {brand} oder wurden uns überlassen. Für den eigenen Gebrauch dürfen Sie sie gern ausdrucken und teilen.
## Angaben zu Produkten
Wir prüfen, was hier steht. Es gilt immer, was auf der Packung steht; Preise sind Empfehlungen.
## Fragen
Schreiben Sie uns: [Kontakt](page:contact).`,
  },
  fr: {
    path: 'mentions-legales',
    title: 'Conditions d’utilisation',
    content: `## Contenus
Les textes et les images appartiennent à {brand} ou nous ont été confiés. Vous pouvez les imprimer et les partager pour votre usage personnel.
## Informations sur les produits
Nous vérifions ce qui est écrit ici. Seul fait foi ce qui figure sur l’emballage ; les prix sont des conseils.
## Questions
Écrivez-nous : [contact](page:contact).`,
  },
  it: {
    path: 'condizioni',
    title: 'Condizioni d’uso',
    content: `## Contenuti
Testi e immagini appartengono a {brand} o ci sono stati affidati. Puoi stamparli e condividerli per uso personale.
## Informazioni sui prodotti
Controlliamo quello che scriviamo qui. Vale sempre quello che c’è sulla confezione; i prezzi sono consigliati.
## Domande
Scrivici: [contatti](page:contact).`,
  },
  no: {
    path: 'vilkar',
    title: 'Vilkår',
    content: `## Innhold
Tekster og bilder tilhører {brand} eller er lånt ut til oss. Du kan gjerne skrive dem ut og dele dem til eget bruk.
## Om produktene
Vi sjekker det som står her. Det som står på pakken, gjelder alltid; prisene er veiledende.
## Spørsmål
Skriv til oss: [kontakt](page:contact).`,
  },
  da: {
    path: 'vilkaar',
    title: 'Vilkår',
    content: `## Indhold
Tekster og billeder tilhører {brand} eller er lånt ud til os. Du må gerne printe og dele dem til eget brug.
## Om produkterne
Vi tjekker, hvad der står her. Det, der står på pakken, gælder altid; priserne er vejledende.
## Spørgsmål
Skriv til os: [kontakt](page:contact).`,
  },
  sv: {
    path: 'villkor',
    title: 'Villkor',
    content: `## Innehåll
Texter och bilder tillhör {brand} eller har lånats ut till oss. Du får gärna skriva ut och dela dem för eget bruk.
## Om produkterna
Vi kontrollerar det som står här. Det som står på förpackningen gäller alltid; priserna är rekommenderade.
## Frågor
Skriv till oss: [kontakt](page:contact).`,
  },
  fi: {
    path: 'kayttoehdot',
    title: 'Käyttöehdot',
    content: `## Sisältö
Tekstit ja kuvat kuuluvat meille ({brand}) tai ne on annettu käyttöömme. Saat tulostaa ja jakaa niitä omaan käyttöösi.
## Tuotetiedot
Tarkistamme, mitä tässä lukee. Pakkauksen tiedot ovat aina voimassa; hinnat ovat suosituksia.
## Kysymykset
Kirjoita meille: [yhteys](page:contact).`,
  },
  pl: {
    path: 'regulamin',
    title: 'Regulamin',
    content: `## Treści
Teksty i zdjęcia należą do {brand} albo zostały nam powierzone. Na własny użytek można je drukować i udostępniać.
## Informacje o produktach
Sprawdzamy to, co tu piszemy. Zawsze obowiązuje to, co jest na opakowaniu; ceny są sugerowane.
## Pytania
Napisz do nas: [kontakt](page:contact).`,
  },
  cs: {
    path: 'podminky',
    title: 'Podmínky použití',
    content: `## Obsah
Texty a obrázky patří značce {brand} nebo nám byly svěřeny. Pro vlastní potřebu je můžete tisknout a sdílet.
## Údaje o produktech
Co je tu napsáno, kontrolujeme. Vždy platí to, co je na obalu; ceny jsou doporučené.
## Dotazy
Napište nám: [kontakt](page:contact).`,
  },
  hu: {
    path: 'feltetelek',
    title: 'Felhasználási feltételek',
    content: `## Tartalom
A szövegek és képek tulajdonosa: {brand}, vagy ránk bízták őket. Saját célra kinyomtathatja és megoszthatja őket.
## Termékadatok
Ellenőrizzük, ami itt áll. Mindig a csomagoláson lévő adat érvényes; az árak ajánlottak.
## Kérdések
Írjon nekünk: [kapcsolat](page:contact).`,
  },
  uk: {
    path: 'umovy',
    title: 'Умови користування',
    content: `## Матеріали
Тексти й зображення належать {brand} або надані нам. Для власного користування їх можна друкувати й поширювати.
## Дані про товари
Ми перевіряємо те, що тут написано. Завжди діє те, що вказано на упаковці; ціни рекомендовані.
## Запитання
Напишіть нам: [контакти](page:contact).`,
  },
}
