import type { SearchRequest } from '../../port/search-port.ts'
import type { SearchNode } from '../../store/search-node.ts'

export const RECORDS_AT_ONCE = 1_000

type Found = { hits: Record<string, unknown>[]; last: number | undefined }

/**
 * The next records of an index, in the order of the store, that a search with these parameters finds: without the limit that
 * pages of a search have. `last` is the place to go on from, undefined at the end. A page may be empty before the end.
 */
export async function findMatching(
  node: SearchNode,
  where: { indexName: string; index: number },
  params: object,
  after: number,
  limit: number,
): Promise<Found> {
  const page = node.store.records(where.index, after, Math.min(limit, RECORDS_AT_ONCE))
  const ids = page.map(({ record }) => record.objectID)
  const last = page.length < Math.min(limit, RECORDS_AT_ONCE) ? undefined : page.at(-1)?.position
  if (ids.length === 0) return { hits: [], last }
  const request: SearchRequest = {
    ...params,
    indexName: where.indexName,
    optionalFilters: [],
    facetFilters: withIds('facetFilters' in params ? params.facetFilters : undefined, ids),
    hitsPerPage: RECORDS_AT_ONCE,
    page: 0,
    offset: undefined,
    length: undefined,
    facets: [],
    distinct: false,
    enableRules: false,
  }
  const { results } = await node.search([request])
  const places = new Map(ids.map((id, at) => [id, at]))
  const hits = results.flatMap((result) => ('hits' in result ? result.hits : []))
  // Values of filters do not tell capitals from small letters, ids do.
  const own = hits.filter(({ objectID }) => places.has(objectID))
  return { hits: own.toSorted((a, b) => placeOf(places, a) - placeOf(places, b)), last }
}

/** Lists of the contract are "all of these"; a list in one is "one of these". */
function withIds(filters: unknown, ids: readonly string[]): unknown[] {
  const given = filters === undefined || filters === null ? [] : Array.isArray(filters) ? filters : [filters]
  // A value that begins with a minus would be a negation.
  return [...given, ids.map((id) => `objectID:${id.startsWith('-') ? '\\' : ''}${id}`)]
}

function placeOf(places: ReadonlyMap<string, number>, { objectID }: { objectID: string }): number {
  return places.get(objectID) ?? 0
}
