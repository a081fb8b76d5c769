import { findById } from '@menagerie/sites/locales'
import type { SiteContent } from '../schema.ts'
import { listFactWords } from './declared-words.ts'
import { synonymsOf } from './synonyms.ts'
import { toDemoSearchRules } from './to-search-rules.ts'

/** Adds the synonyms and search rules of a site. */
export function addSearch(site: SiteContent): SiteContent {
  const locale = findById(site.site)
  if (!locale) return site
  return {
    ...site,
    searchSynonyms: synonymsOf(locale),
    searchFacts: listFactWords(locale),
    searchRules: toDemoSearchRules(site),
  }
}
