import type { SearchQuery } from 'algoliasearch'
import { z } from 'zod'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { PortRequest } from '../port/search-port.ts'

const hitsSchema = z.looseObject({ hits: z.array(z.looseObject({ objectID: z.string() })) })
const facetsSchema = z.looseObject({
  facetHits: z.array(z.looseObject({ value: z.string(), highlighted: z.string(), count: z.number() })),
})

/** The client sends whatever parameters it is given, and so does the port. */
export function isQuery(request: PortRequest): request is PortRequest & SearchQuery {
  return request.indexName !== ''
}

/** An answer of the client under the index's name of the port. Throws when it is none. */
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
