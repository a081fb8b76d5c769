import { LANGUAGES } from '@menagerie/sites/languages'
import { toPayloadLanguage } from './studio-language.ts'

/** Names of a language in each language of the studio: `{ en: 'Ukrainian', de: 'Ukrainisch', … }` for `uk`. */
export function toLanguageNames(code: string): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const names = new Intl.DisplayNames([language], { type: 'language' })
      return [toPayloadLanguage(language), names.of(code) ?? code]
    }),
  )
}
