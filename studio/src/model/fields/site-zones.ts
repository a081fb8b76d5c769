import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { timeZoneOf } from '@menagerie/sites/time-zones'

/** Time zones of the sites, for inputs and cells in the browser. */
export const SITE_ZONES: Readonly<Record<string, string>> = Object.fromEntries(
  BRAND_LOCALES.map((site) => [site.id, timeZoneOf(site)]),
)
