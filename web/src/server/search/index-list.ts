import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import {
  SEARCH_INDEX_TYPES,
  type SearchIndexNaming,
  type SearchIndexType,
  toIndexName,
} from '@menagerie/sites/search-index'

/** One index of one brand-locale. */
export type SiteIndex = { name: string; site: BrandLocale; type: SearchIndexType }

/** All that the site searches in. Products come first: visitors look for them most, and suggestions are made from them. */
export function toSiteIndexes(naming: SearchIndexNaming): SiteIndex[] {
  return SEARCH_INDEX_TYPES.flatMap((type) =>
    BRAND_LOCALES.map((site) => ({ name: toIndexName(site, type, naming), site, type })),
  )
}
