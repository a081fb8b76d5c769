import { COMPANY } from './company/company.ts'
import type { Language } from './languages.ts'

export { LANGUAGES, type Language } from './languages.ts'

/** A brand's key, such as the name of its folder; already validated with the company. */
export type BrandKey = string

/** Keys of the company's brands, in its order. */
export const BRAND_KEYS: readonly BrandKey[] = Object.keys(COMPANY.brands)

/** Such as `nl_NL`. */
export type LocaleCode = string

/** One site: a brand in a country and a language, with the fields of spec §3 (Locale). */
export type BrandLocale = {
  /** Brand and code, joined by a slash, as the studio, the feed and the logs name the site. */
  id: `${BrandKey}/${LocaleCode}`
  brand: BrandKey
  code: LocaleCode
  /** Path prefix on its own domain, without slashes; '' for most (spec §1). */
  prefix: string
  /** ISO 3166-1 alpha-2, upper case. */
  country: string
  /** Key of the content tree that the locale belongs to; several locales may share one. */
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
  /** Whether the site may be found; one that is not open yet counts as hidden, too. */
  opened: boolean
  /** Whether search engines may index its pages, once it is open. */
  indexed: boolean
  /** The site for all countries without one of their own (reading 2). */
  international: boolean
}
