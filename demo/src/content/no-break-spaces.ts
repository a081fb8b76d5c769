import { findById } from '@menagerie/sites/locales'
import { inTexts } from './in-texts.ts'
import type { SiteContent } from './schema.ts'
import { toUnbroken } from './to-unbroken.ts'

/**
 * Fields that must not change, because they are compared, searched for or written by others: names of categories are facet values, popular
 * terms are typed into the search as they are, and names of providers are fixed.
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

/** Replaces spaces where a line must not break, and joins the parts of words such as `Spot-on`; typists leave that to the computer. */
export function setNoBreakSpaces(site: SiteContent): SiteContent {
  const language = findById(site.site)?.file
  return language === undefined ? site : inTexts(site, (text) => toUnbroken(language, text), KEPT)
}
