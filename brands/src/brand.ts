import { aldergrove } from './aldergrove/brand.ts'
import type { Brand, Logos } from './brand-facts.ts'
import type { BrandKey, BrandLocale, Language } from './brand-locale.ts'
import { findBrandLocale, firstLocale } from './locales.ts'
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
