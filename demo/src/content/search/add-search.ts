import { findById } from '@menagerie/sites/locales'
import type { SiteContent } from '../schema.ts'
import { factsOf } from './declared-words.ts'
import { synonymsOf } from './synonyms.ts'
import { toSearchRules } from './to-search-rules.ts'

/** The site with the words that its search knows for others, and with its rules. */
export function addSearch(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  return { ...site, searchSynonyms: synonymsOf(locale), searchFacts: factsOf(locale), searchRules: toSearchRules(site) }
}
