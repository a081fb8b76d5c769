import { LANGUAGES } from '@menagerie/sites/languages'

/** What a language is called in another: `Niederländisch` for `nl` in `de`. A code that Intl does not know comes back. */
export function nameLanguage(code: string, reader: string): string {
  return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
}

/** The same for a language that a sentence of ours has by its English name; other words come back as they are. */
export function tellLanguageName(english: string, reader: string): string {
  const code = LANGUAGES.find((each) => nameLanguage(each, 'en') === english)
  return code === undefined ? english : nameLanguage(code, reader)
}
