/** Languages of the message catalogues (`file` of spec §3): what the product speaks, whichever company it serves. */
export const LANGUAGES = [
  'en',
  'es',
  'nl',
  'no',
  'fr',
  'de',
  'pl',
  'it',
  'hu',
  'ru',
  'cs',
  'uk',
  'da',
  'fi',
  'sv',
] as const
export type Language = (typeof LANGUAGES)[number]
