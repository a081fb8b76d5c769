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

/** Where people say and write the name of their family before their own. */
const FAMILY_NAME_FIRST: ReadonlySet<Language> = new Set(['hu'])

/** Tells in which order people of a language fill in their names. */
export function isFamilyNameFirst(language: Language): boolean {
  return FAMILY_NAME_FIRST.has(language)
}
