/** Languages of the message catalogues (`file` of spec §3): the same for every company. */
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

/** Languages in which people say and write the family name first. */
const FAMILY_NAME_FIRST: ReadonlySet<Language> = new Set(['hu'])

/** Tells in which order people of a language fill in their names. */
export function isFamilyNameFirst(language: Language): boolean {
  return FAMILY_NAME_FIRST.has(language)
}
