import type { Brand, Logos } from './brand-facts.ts'
import type { BrandKey, BrandLocale, Language } from './brand-locale.ts'
import { COMPANY } from './company/company.ts'
import { findBrandLocale, firstLocale, localesOf } from './locales.ts'

export type { Brand, BrandIcon, BrandImage, Logos } from './brand-facts.ts'

const BY_KEY: ReadonlyMap<BrandKey, Brand> = new Map(
  Object.entries(COMPANY.brands).map(([key, { sites, xDefault, searchPrefix = `${key}_`, ...facts }]) => [
    key,
    { key, xDefault: xDefault ?? Object.keys(sites)[0] ?? '', searchPrefix, ...facts },
  ]),
)

/** Brands by key, in the company's order. */
export const BRANDS: Readonly<Record<BrandKey, Brand>> = Object.fromEntries(BY_KEY)

/** Returns the brand of a key; throws for a key that the company does not have. */
export function brandByKey(key: BrandKey): Brand {
  const brand = BY_KEY.get(key)
  if (brand === undefined) throw new Error(`The company has no brand ${key}`)
  return brand
}

export function brandOf(site: BrandLocale): Brand {
  return brandByKey(site.brand)
}

export function logosOf(site: BrandLocale): Logos {
  const brand = brandOf(site)
  return brand.logosByLanguage[site.file] ?? brand.logos
}

/** Languages with letters outside the basic Latin font files: without the font for them, single letters of a word would appear in another font. */
const SCRIPTS: Partial<Record<Language, keyof Brand['fonts']['urgent']>> = {
  cs: 'latin-ext',
  hu: 'latin-ext',
  pl: 'latin-ext',
  ru: 'cyrillic',
  uk: 'cyrillic',
}

/** Returns the font files that the first lines of a page need, as the build names them. */
export function urgentFontsOf(site: BrandLocale): readonly string[] {
  return brandOf(site).fonts.urgent[SCRIPTS[site.file] ?? 'latin'].map((name) => `fonts/${name}.woff2`)
}

/** Returns the locale that search engines show to readers of any other language. */
export function xDefaultOf(brand: BrandKey): BrandLocale {
  return findBrandLocale(brand, brandByKey(brand).xDefault) ?? firstLocale(brand)
}

/**
 * Returns the same for a page that only some countries have: the default locale where it has the page, else another
 * one in that language, else the first in the order of the locales. Undefined where no locale has the page.
 */
export function findXDefault(brand: BrandKey, hasPage: (locale: BrandLocale) => boolean): BrandLocale | undefined {
  const first = xDefaultOf(brand)
  const having = [first, ...localesOf(brand)].filter(hasPage)
  return having.find((locale) => locale === first) ?? having.find(({ file }) => file === first.file) ?? having[0]
}
