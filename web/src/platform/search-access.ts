import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { type SearchIndexNaming, type SearchIndexType, toIndexName } from '@menagerie/sites/search-index'

/** How pages of a brand-locale reach the search. */
export type SearchAccess = {
  /** Rooted address of the multi-query, with the parameters required of every caller; its key only allows reading and is not secret. */
  address: string
  indexOf: (type: SearchIndexType) => string
}

type Settings = { applicationId: string; key: string; naming: SearchIndexNaming }

export function toSearchAccess({ applicationId, key, naming }: Settings): (site: BrandLocale) => SearchAccess {
  const query = new URLSearchParams({ 'x-algolia-application-id': applicationId, 'x-algolia-api-key': key })
  const address = `/1/indexes/*/queries?${query}`
  return (site) => ({ address, indexOf: (type) => toIndexName(site, type, naming) })
}
