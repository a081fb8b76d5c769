import { aldergrove } from './aldergrove/brand.ts'
import type { Brand, Logos } from './brand-facts.ts'
import type { BrandKey, BrandLocale, Language } from './brand-locale.ts'
import { findBrandLocale, firstLocale, localesOf } from './locales.ts'
import { tailwell } from './tailwell/brand.ts'

export type { Brand, BrandIcon, BrandImage, Logos } from './brand-facts.ts'

export const BRANDS: Readonly<Record<BrandKey, Brand>> = { tailwell, aldergrove }

export function brandOf(site: BrandLocale): Brand {
  return BRANDS[site.brand]
}

export function logosOf(site: BrandLocale): Logos {
  const brand = brandOf(site)
  return brand.logosByLanguage[site.file] ?? brand.logos
}

const CYRILLIC: ReadonlySet<Language> = new Set(['ru', 'uk'])

/** Font files that the first lines of a page are in. */
export function urgentFontsOf(site: BrandLocale): readonly string[] {
  return brandOf(site).fonts.urgent[CYRILLIC.has(site.file) ? 'cyrillic' : 'latin']
}

/** The locale that search engines show to readers of any other language. */
export function xDefaultOf(brand: BrandKey): BrandLocale {
  return findBrandLocale(brand, BRANDS[brand].xDefault) ?? firstLocale(brand)
}

/**
 * The same for a page that only some countries have: another English one where the default has none, else the first in the
 * order of the locales. Undefined: none has it.
 */
export function findXDefault(brand: BrandKey, hasPage: (locale: BrandLocale) => boolean): BrandLocale | undefined {
  const first = xDefaultOf(brand)
  const having = [first, ...localesOf(brand)].filter(hasPage)
  return having.find((locale) => locale === first) ?? having.find(({ file }) => file === first.file) ?? having[0]
}
