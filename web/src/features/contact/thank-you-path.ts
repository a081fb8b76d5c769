import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'

/** A site without one shows the thanks on the page of the form (spec §2, reading 12). */
export function thankYouPath(site: BrandLocale): string | undefined {
  return factsOf(site).features.thankYou
}
