import { findById } from '@menagerie/sites/locales'
import { inTexts } from './in-texts.ts'
import type { SiteContent } from './schema.ts'
import { toUnbroken } from './to-unbroken.ts'

/**
 * What is compared, asked for or not ours: names of categories are values of a facet, terms are typed into the search as
 * they stand, and a provider is known by his name.
 */
const KEPT: ReadonlySet<string> = new Set([
  'displayName',
  'terms',
  'tags',
  'provider',
  'company',
  'contact',
  'otherCountries',
  'product_links',
  'redirects',
])

/** The site with the spaces that typists leave to the computer. */
export function setNoBreakSpaces(site: SiteContent): SiteContent {
  const language = findById(site.site)?.file
  return language === undefined ? site : inTexts(site, (text) => toUnbroken(language, text), KEPT)
}
