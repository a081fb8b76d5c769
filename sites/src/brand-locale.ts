/** Keys of the brands on this code base; each has a folder of its own here. */
export const BRAND_KEYS = ['tailwell', 'aldergrove'] as const
export type BrandKey = (typeof BRAND_KEYS)[number]

/** Every locale code of spec §1, visible and hidden. */
export const LOCALE_CODES = [
  'en_US',
  'es_ES',
  'en_GB',
  'nl_NL',
  'no_NO',
  'fr_FR',
  'de_DE',
  'fr_BE',
  'nl_BE',
  'pl_PL',
  'it_IT',
  'hu_HU',
  'ru_RU',
  'cs_CZ',
  'ua_UA',
  'da_DK',
  'fi_FI',
  'sv_SE',
] as const
export type LocaleCode = (typeof LOCALE_CODES)[number]

/** Languages of the message catalogues (`file` of spec §3). */
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

/** One of the 23 brand-locales, with the fields of spec §3 (Locale). */
export type BrandLocale = {
  /** `tailwell/nl_NL`: how the studio, the feed and the logs name it. */
  id: `${BrandKey}/${LocaleCode}`
  brand: BrandKey
  code: LocaleCode
  /** Path prefix on its own domain, without slashes; '' for most (spec §1). */
  prefix: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** Content tree that owns the locale; several locales may share one. */
  editor: string
  /** BCP 47, for `lang`, `hreflang` and `Accept-Language`. */
  iso: string
  /** Message catalogue. */
  file: Language
  /** The country's own name in its own language. */
  name: string
  /** Host name in `domains` mode. */
  domain: string
  /** Left out of the country selector and the redirect popup only. */
  hidden: boolean
}
