import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'

/** The shop that delivers to the site's country (spec §9); undefined where there is none. The international site shows no buy buttons (reading 27). */
export function amazonDomain(site: BrandLocale): string | undefined {
  return factsOf(site).features.amazon
}
