import { synonymsOf } from '@menagerie/demo/content/search/synonyms'
import type { Synonym } from '@menagerie/search/port/synonym'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { toSynonym } from '@menagerie/web/indexing/to-search-synonyms'

/** Returns the synonyms of the demo's editors for a site. */
export const listSynonyms = (site: BrandLocale): Synonym[] => synonymsOf(site).map(toSynonym)
