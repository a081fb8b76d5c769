import { COMPANY } from './company/company.ts'
import type { Language } from './languages.ts'

export { LANGUAGES, type Language } from './languages.ts'

/** A brand's key: a text that the company has checked, such as the name of its folder. */
export type BrandKey = string

/** Keys of the company's brands, in its order. */
export const BRAND_KEYS: readonly BrandKey[] = Object.keys(COMPANY.brands)

/** Such as `nl_NL`. */
export type LocaleCode = string

/** One site: a brand in a country and a language, with the fields of spec §3 (Locale). */
export type BrandLocale = {
  /** Brand and code with a slash between: how the studio, the feed and the logs name it. */
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
  /** Whether it may be found; one that is not open yet is hidden, too. */
  opened: boolean
  /** Whether search engines may keep its pages, once it is open. */
  indexed: boolean
  /** The site for all countries without one of their own (reading 2). */
  international: boolean
}
