import { LANGUAGES } from '@menagerie/sites/languages'

/** Name of a language in another: `Niederländisch` for `nl` in `de`. Returns codes that Intl does not know. */
export function nameLanguage(code: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
}

/** The same for the English name of a language in a sentence; other words are returned unchanged. */
export function tellLanguageName(english: string, reader: string): string {
  const code = LANGUAGES.find((each) => nameLanguage(each, 'en') === english)
  return code === undefined ? english : nameLanguage(code, reader)
}
