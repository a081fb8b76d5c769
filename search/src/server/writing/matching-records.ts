import type { FacetSearchResult, Hit, SearchResult } from '../../port/search-answer.ts'
import { SearchError } from '../../port/search-error.ts'
import type { PortRequest } from '../../port/search-port.ts'
import type { SearchNode } from '../../store/search-node.ts'

export const RECORDS_AT_ONCE = 1_000

export type MatchingPage = { hits: { hit: Hit; position: number }[]; last: number | undefined }
export type Where = { indexName: string; index: number }

/**
 * Finds the next records of an index that match a search with these parameters. They come in the order of the store and without
 * the page limit of searches. `last` is the place to continue from, undefined at the end. A page may be empty before the end.
 */
export async function findMatching(
  node: SearchNode,
  where: Where,
  params: object,
  after: number,
  limit: number,
): Promise<MatchingPage> {
  const page = node.store.records(where.index, after, Math.min(limit, RECORDS_AT_ONCE))
  const ids = page.map(({ record }) => record.objectID)
  const last = page.length < Math.min(limit, RECORDS_AT_ONCE) ? undefined : page.at(-1)?.position
  if (ids.length === 0) return { hits: [], last }
  const requests: PortRequest[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const facetFilters = 'facetFilters' in params ? params.facetFilters : undefined
    const some = ids.slice(at, at + IDS_AT_ONCE)
    requests.push({ ...params, ...ALL_HITS, indexName: where.indexName, facetFilters: withIds(facetFilters, some) })
  }
  const { results } = await node.search(requests)
  const found = toHitsById(results)
  const hits = page.flatMap(({ record, position }) => {
    const hit = found.get(record.objectID)
    return hit === undefined ? [] : [{ hit, position }]
  })
  return { hits, last }
}

/** Counts the hits of a search with these parameters. */
export async function countMatching(node: SearchNode, { indexName }: Where, params: object): Promise<number> {
  const { results } = await node.search([{ ...params, ...ALL_HITS, hitsPerPage: 0, indexName }])
  const [result] = results
  return result !== undefined && 'hits' in result ? result.nbHits : 0
}

/** Ids in one request. A request has a limit of filters, and the caller's own filters count as well. */
const IDS_AT_ONCE = 100

const ALL_HITS = {
  optionalFilters: [],
  hitsPerPage: RECORDS_AT_ONCE,
  page: 0,
  offset: undefined,
  length: undefined,
  facets: [],
  distinct: false,
  enableRules: false,
}

/** Returns hits by id. Filter values ignore case but ids do not, so a hit may come twice or belong to another page. */
function toHitsById(results: readonly (SearchResult | FacetSearchResult)[]): Map<string, Hit> {
  const found = new Map<string, Hit>()
  for (const result of results) {
    if (!('hits' in result)) continue
    if (result.nbHits > result.hits.length)
      throw new SearchError(400, 'paginationLimitedTo of this index is too small to go through what a filter finds.')
    for (const hit of result.hits) found.set(hit.objectID, hit)
  }
  return found
}

/** Adds ids to filters. A list in the contract means "all of these"; a list inside it means "one of these". */
function withIds(filters: unknown, ids: readonly string[]): unknown[] {
  const given = filters === undefined || filters === null ? [] : Array.isArray(filters) ? filters : [filters]
  // A leading minus would negate the value.
  return [...given, ids.map((id) => `objectID:${id.startsWith('-') ? '\\' : ''}${id}`)]
}
