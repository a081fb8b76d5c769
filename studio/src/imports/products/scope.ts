import { toNameKey } from '@menagerie/contract/clean-text'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'

/** Sites that a column applies to, given as `acme/nl_NL`, `nl_NL`, `nl-NL`, a language or a country. */
export type Scope = {
  text: string
  sites: readonly BrandLocale[]
  languages: readonly string[]
  countries: readonly string[]
}

const known = new Map<string, Scope | undefined>()

/** Undefined if the text names no site, language or country. */
export function readScope(text: string): Scope | undefined {
  const key = text.trim().toLowerCase().replaceAll('_', '-')
  if (!known.has(key)) known.set(key, findScope(text.trim(), key))
  return known.get(key)
}

function findScope(text: string, key: string): Scope | undefined {
  const bySite = BRAND_LOCALES.filter(({ id }) => toKey(id) === key)
  const byCode = BRAND_LOCALES.filter(({ code, iso }) => toKey(code) === key || toKey(iso) === key)
  const word = toNameKey(text)
  const byLanguage = BRAND_LOCALES.filter(({ file }) => file === key || namesOf('language', file).has(word))
  const byCountry = BRAND_LOCALES.filter(
    ({ country }) => country.toLowerCase() === key || namesOf('region', country).has(word),
  )
  const exact = [bySite, byCode].find((sites) => sites.length > 0)
  const sites = exact ?? byLanguage
  if (sites.length === 0 && byCountry.length === 0) return undefined
  return {
    text,
    sites: sites.length > 0 ? sites : byCountry,
    languages: unique((exact ?? byLanguage).map(({ file }) => file)),
    countries: unique((exact ?? (byCountry.length > 0 ? byCountry : [])).map(({ country }) => country)),
  }
}

const LANGUAGES = [...new Set(BRAND_LOCALES.map(({ file }) => file))]
const called = new Map<string, ReadonlySet<string>>()

/** Names of a language or country in the sites' languages: `German`, `Deutsch`, `Duits`. */
function namesOf(type: 'language' | 'region', code: string): ReadonlySet<string> {
  const known = called.get(`${type} ${code}`)
  if (known !== undefined) return known
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type }).of(code) ?? code)
  const found = new Set(names.map(toNameKey))
  called.set(`${type} ${code}`, found)
  return found
}

const toKey = (text: string) => text.toLowerCase().replaceAll('_', '-')
const unique = (texts: readonly string[]) => [...new Set(texts)]
