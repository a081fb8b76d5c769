import { beginLarge } from '@menagerie/contract/human-text'
import { languageNames } from './kept-formats.ts'

/** The language of `iso` (`nl`, `nl-NL`) in that language itself, as a name that stands alone: languages write their own names small. */
export function toLanguageName(iso: string): string {
  const [language = ''] = iso.split('-')
  return beginLarge(languageNames(iso).of(language) ?? language, iso)
}
