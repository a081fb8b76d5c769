import type { BrandKey, Language } from '@menagerie/sites/brand-locale'

/** Data that the law requires besides the company in the site settings: invented names, and register and tax numbers of zeros. */
export const IMPRINTED: Readonly<Record<BrandKey, Record<'director' | 'phone' | 'register' | 'vat', string>>> = {
  tailwell: {
    director: 'Jorinde Wesselmark',
    // From a range that is never assigned, like all numbers here.
    phone: '+49 30 23125 018',
    register: 'Kamer van Koophandel (Niederlande), Nummer 00000000',
    vat: 'NL000000000B00',
  },
  aldergrove: {
    director: 'Femke Elsbroek',
    phone: '+49 30 23125 027',
    register: 'Kamer van Koophandel (Niederlande), Nummer 00000001',
    vat: 'NL000000001B00',
  },
}

type Words = { title: string; subTitle: string; meta: string; content: string }

/** Words in the languages of countries that require the page by law. */
export const IMPRESSUM: Readonly<Partial<Record<Language, Words>>> = {
  de: {
    title: 'Impressum',
    subTitle: 'Wer hinter {brand} steht und wie Sie uns erreichen',
    meta: 'Impressum von {brand}: Anbieter, Anschrift, Vertretung, E-Mail, Telefon, Register und Umsatzsteuer-Identifikationsnummer.',
    content: `## Anbieter
{company}
{address}
Vertreten durch: {director}, Geschäftsführung
## Kontakt
E-Mail: {mail}
Telefon: [{phone}](tel:{dialled}), an Werktagen von 9 bis 16 Uhr
## Register und Steuer
Handelsregister: {register}
Umsatzsteuer-Identifikationsnummer: {vat}
## Verantwortlich für den Inhalt
{director}, Anschrift wie oben
## Streitbeilegung
Wir sind weder bereit noch verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Am liebsten klären wir alles direkt mit Ihnen: Schreiben Sie uns.`,
  },
}
