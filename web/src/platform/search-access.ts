import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { type SearchIndexNaming, type SearchIndexType, toIndexName } from '@menagerie/sites/search-index'

/** Where a page of a brand-locale searches. */
export type SearchAccess = {
  /** Address of the multi-query, rooted, with what it asks of every caller; the key opens the reading side and is no secret. */
  address: string
  indexOf: (type: SearchIndexType) => string
}

type Settings = { applicationId: string; key: string; naming: SearchIndexNaming }

export function toSearchAccess({ applicationId, key, naming }: Settings): (site: BrandLocale) => SearchAccess {
  const query = new URLSearchParams({ 'x-algolia-application-id': applicationId, 'x-algolia-api-key': key })
  const address = `/1/indexes/*/queries?${query}`
  return (site) => ({ address, indexOf: (type) => toIndexName(site, type, naming) })
}
