import { LANGUAGES, type Language } from '@menagerie/sites/brand-locale'

export type InEveryLanguage = Record<Language, string>

const NOTHING: Readonly<InEveryLanguage> = {
  en: '',
  es: '',
  nl: '',
  no: '',
  fr: '',
  de: '',
  pl: '',
  it: '',
  hu: '',
  ru: '',
  cs: '',
  uk: '',
  da: '',
  fi: '',
  sv: '',
}

/** Makes one text per language. A missing one becomes empty, which the check of the content reports. */
export function inEveryLanguage(toText: (language: Language) => string | undefined): InEveryLanguage {
  const texts = { ...NOTHING }
  for (const language of LANGUAGES) texts[language] = toText(language) ?? ''
  return texts
}
