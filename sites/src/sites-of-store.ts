import type { BrandLocale } from './brand-locale.ts'
import { BRAND_LOCALES } from './locales.ts'

/** Tells whether the site shows the stores, and finds the places, of all countries (reading 2). */
export const isInternational = ({ international }: Pick<BrandLocale, 'international'>): boolean => international

/** Returns the sites whose store finder lists a store: those of its country that sell one of its brands, and the international one. */
export function sitesOfStore({ brands, country }: { brands: readonly string[]; country: string }): BrandLocale[] {
  return BRAND_LOCALES.filter(
    (site) => brands.includes(site.brand) && (site.country === country || isInternational(site)),
  )
}
