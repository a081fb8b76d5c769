import type { BrandLocale } from './brand-locale.ts'
import { findById } from './locales.ts'
import { isInternational } from './sites-of-store.ts'

/** The country whose own way of writing (telephone numbers, so far) a site's people use; undefined for the international one. */
export function homeCountryOf(site: Pick<BrandLocale, 'international' | 'country'>): string | undefined {
  return isInternational(site) ? undefined : site.country
}

/** The same for an id, as documents name their site. */
export function homeCountryOfSite(id: unknown): string | undefined {
  const site = typeof id === 'string' ? findById(id) : undefined
  return site && homeCountryOf(site)
}
