import type { BrandKey, BrandLocale, Language, LocaleCode } from '@menagerie/sites/brand-locale'
import { findById } from '@menagerie/sites/locales'

/** The locale whose site answers the judged queries of a language. */
const LOCALES: Record<Language, LocaleCode> = {
  en: 'en_GB',
  es: 'es_ES',
  nl: 'nl_NL',
  no: 'no_NO',
  fr: 'fr_FR',
  de: 'de_DE',
  pl: 'pl_PL',
  it: 'it_IT',
  hu: 'hu_HU',
  ru: 'ru_RU',
  cs: 'cs_CZ',
  uk: 'ua_UA',
  da: 'da_DK',
  fi: 'fi_FI',
  sv: 'sv_SE',
}

/** Returns the site of a brand in a language. Throws if the brand has none. */
export function toJudgedSite(brand: BrandKey, language: Language): BrandLocale {
  const site = findById(`${brand}/${LOCALES[language]}`)
  if (site === undefined) throw new Error(`${brand} has no site in ${language}`)
  return site
}
