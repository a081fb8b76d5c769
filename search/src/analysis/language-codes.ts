export const LANGUAGE_CODES = [
  'en',
  'nl',
  'de',
  'fr',
  'es',
  'it',
  'no',
  'da',
  'sv',
  'pl',
  'cs',
  'ru',
  'uk',
  'hu',
  'fi',
] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

/** Returns the language code of `nl`, `nl-BE`, `nl_BE`, `nb` and the like. */
export function findLanguageCode(language: string | undefined): LanguageCode | undefined {
  const code = language?.toLowerCase().split(/[-_]/, 1)[0]
  const wanted = code === 'nb' || code === 'nn' ? 'no' : code
  return LANGUAGE_CODES.find((known) => known === wanted)
}
