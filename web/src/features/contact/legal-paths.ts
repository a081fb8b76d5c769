import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { factsOf } from '@menagerie/sites/site-facts'

type LegalPaths = { privacy: string; terms: string }

/** Paths of the pages that the site's contact form links beside its consent box (spec §2: the Spanish one). */
export function legalPaths(site: BrandLocale): LegalPaths | undefined {
  return factsOf(site).features.legal
}
