import type { BrandLocale } from './brand-locale.ts'
import { findCountryFacts } from './countries.ts'
import { BRAND_LOCALES } from './locales.ts'
import { factsOf } from './site-facts.ts'

/** Returns the time zone in which the new year begins for a site: that of its country's capital, UTC for the international site. */
export function timeZoneOf(site: Pick<BrandLocale, 'brand' | 'code' | 'country' | 'international'>): string {
  return factsOf(site).timeZone ?? findCountryFacts(site.country, site.international)?.timeZone ?? 'UTC'
}

export const TIME_ZONE_NAMES: readonly string[] = [...new Set(BRAND_LOCALES.map(timeZoneOf))]
