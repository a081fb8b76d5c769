import assert from 'node:assert/strict'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { SearchPort, SearchReader } from '../port/search-port.ts'
import { FIXTURES, type FixtureName } from './fixtures.ts'

type SearchParameters = Readonly<Record<string, unknown>>

/**
 * A search and what must come of it. `own`: our engine goes further than Algolia is documented to, or says what Algolia
 * leaves open; such a case is left out where Algolia itself is asked.
 */
export type ConformanceCase = {
  title: string
  own?: true
  /** `shop` when nothing is said. */
  index?: FixtureName
  ask: SearchParameters
  /** Ids of the hits in their order. */
  ids?: readonly string[]
  /** Ids of the hits in whatever order. */
  found?: readonly string[]
  nbHits?: number
  /** The refusal's status. */
  refused?: number
  /** Everything else: throws when it is not so. */
  check?: (result: SearchResult) => void
}

/** A case that needs several requests at once, or a facet search. */
export type BatchCase = {
  title: string
  own?: true
  index?: FixtureName
  asks: readonly SearchParameters[]
  check: (results: readonly (SearchResult | FacetSearchResult)[]) => void
}

export type AnyCase = ConformanceCase | BatchCase

/** Throws what is wrong. `toName` says under which name a fixture stands in the port. */
export async function runConformanceCase(
  port: SearchReader,
  one: AnyCase,
  toName: (fixture: FixtureName) => string,
): Promise<void> {
  const indexName = toName(one.index ?? 'shop')
  if ('asks' in one) {
    const { results } = await port.search(one.asks.map((ask) => ({ indexName, ...ask })))
    one.check(results)
    return
  }
  const asked = port.search([{ indexName, ...one.ask }])
  if (one.refused !== undefined) return assert.rejects(asked, { name: 'SearchError', status: one.refused })
  const { results } = await asked
  checkResult(toConformanceHits(results[0]), one)
}

function checkResult(result: SearchResult, { ids, found, nbHits, check }: ConformanceCase): void {
  const given = result.hits.map(({ objectID }) => objectID)
  if (ids !== undefined) assert.deepEqual(given, ids)
  if (found !== undefined) assert.deepEqual(given.toSorted(), found.toSorted())
  if (nbHits !== undefined) assert.equal(result.nbHits, nbHits)
  check?.(result)
}

/** Throws when it is the answer to a facet search. */
export function toConformanceHits(result: SearchResult | FacetSearchResult | undefined): SearchResult {
  assert(result !== undefined && 'hits' in result, 'expected hits')
  return result
}

/** The other way round. */
export function toFacetHits(result: SearchResult | FacetSearchResult | undefined): FacetSearchResult {
  assert(result !== undefined && 'facetHits' in result, 'expected values of a facet')
  return result
}

/** All fixtures, each under its name. */
export async function loadFixtures(port: SearchPort, toName: (fixture: FixtureName) => string): Promise<void> {
  for (const name of fixtureNames()) {
    const { records, config } = FIXTURES[name]
    await port.replaceAll(toName(name), records, config)
  }
}

export function fixtureNames(): FixtureName[] {
  return ['shop', 'ranking', 'places']
}
