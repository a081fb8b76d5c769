import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { synonymsOf } from '@menagerie/demo/content/search/synonyms'
import type { IndexConfig } from '@menagerie/search/port/search-port'
import type { Synonym } from '@menagerie/search/port/synonym'
import { toSynonym } from '@menagerie/site/indexing/to-search-synonyms'

/** What the demo's editors have listed for a site. */
export const listSynonyms = (site: BrandLocale): Synonym[] => synonymsOf(site).map(toSynonym)

/** For snapshots from before the demo had synonyms. */
export function withListedSynonyms(config: IndexConfig, site: BrandLocale): IndexConfig {
  return config.synonyms.length > 0 ? config : { ...config, synonyms: listSynonyms(site) }
}
