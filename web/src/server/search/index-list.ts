import type { BrandLocale } from '@menagerie/sites/brand-locale'
import {
  SEARCH_INDEX_TYPES,
  type SearchIndexNaming,
  type SearchIndexType,
  toIndexName,
} from '@menagerie/sites/search-index'
import { findServedSites } from '../../platform/served-sites.ts'

/** One index of one brand-locale. */
export type SiteIndex = { name: string; site: BrandLocale; type: SearchIndexType }

/** Lists all indexes of the site. Products come first: visitors look for them most, and suggestions are made from them. */
export function toSiteIndexes({
  naming,
  sites,
}: {
  naming: SearchIndexNaming
  sites?: readonly string[] | undefined
}): SiteIndex[] {
  return SEARCH_INDEX_TYPES.flatMap((type) =>
    findServedSites(sites).map((site) => ({ name: toIndexName(site, type, naming), site, type })),
  )
}
