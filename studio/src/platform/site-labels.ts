import { brandByKey } from '@menagerie/sites/brand'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'

/** `Acme · Nederland (nl_NL)`: the country in its own language; the code distinguishes Belgium's two sites. */
export function toSiteLabel(site: BrandLocale): string {
  return `${brandByKey(site.brand).name} · ${site.name} (${site.code})`
}

/** Labels of all sites by id. */
export const SITE_LABELS = Object.fromEntries(BRAND_LOCALES.map((site) => [site.id, toSiteLabel(site)]))
