import type { BrandLocale } from './brand-locale.ts'
import { findById } from './locales.ts'
import { isInternational } from './sites-of-store.ts'

/** Returns the country whose conventions (so far: for telephone numbers) a site's visitors use; undefined for the international site. */
export function homeCountryOf(site: Pick<BrandLocale, 'international' | 'country'>): string | undefined {
  return isInternational(site) ? undefined : site.country
}

/** Returns the same for a site's id, as documents name their site. */
export function homeCountryOfSite(id: unknown): string | undefined {
  const site = typeof id === 'string' ? findById(id) : undefined
  return site && homeCountryOf(site)
}
