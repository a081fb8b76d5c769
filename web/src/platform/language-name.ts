import { beginLarge } from '@menagerie/contract/human-text'
import { languageNames } from './kept-formats.ts'

/** Returns the name of a language (`nl`, `nl-NL`) in that language, with a capital: most languages write their names in lower case, but here the name stands alone. */
export function toLanguageName(iso: string): string {
  const [language = ''] = iso.split('-')
  return beginLarge(languageNames(iso).of(language) ?? language, iso)
}
