import type { SearchQuery } from 'algoliasearch'
import { z } from 'zod'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { PortRequest } from '../port/search-port.ts'

const hitsSchema = z.looseObject({ hits: z.array(z.looseObject({ objectID: z.string() })) })
const facetsSchema = z.looseObject({
  facetHits: z.array(z.looseObject({ value: z.string(), highlighted: z.string(), count: z.number() })),
})

/** Narrows the type: both the client and the port accept any parameters. */
export function isQuery(request: PortRequest): request is PortRequest & SearchQuery {
  return request.indexName !== ''
}

/** Returns an answer of the client with the port's name of the index. Throws when it is no valid answer. */
export function toResult(value: unknown, toOwnName: (name: string) => string): SearchResult | FacetSearchResult {
  if (isFacetResult(value)) return value
  if (!isSearchResult(value)) throw new Error('Algolia answered with something that is no result.')
  return value.index === undefined ? value : { ...value, index: toOwnName(value.index) }
}

function isSearchResult(value: unknown): value is SearchResult {
  return hitsSchema.safeParse(value).success
}

function isFacetResult(value: unknown): value is FacetSearchResult {
  return facetsSchema.safeParse(value).success
}
