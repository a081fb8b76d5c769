import assert from 'node:assert/strict'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { SearchPort, SearchReader } from '../port/search-port.ts'
import { FIXTURES, type FixtureName } from './fixtures.ts'

type SearchParameters = Readonly<Record<string, unknown>>

/**
 * A search and its expected result. `own`: this engine goes beyond what Algolia documents, or decides what Algolia
 * leaves open; such cases are skipped for Algolia itself.
 */
export type ConformanceCase = {
  title: string
  own?: true
  /** Defaults to `shop`. */
  index?: FixtureName
  ask: SearchParameters
  /** Ids of the hits in their order. */
  ids?: readonly string[]
  /** Ids of the hits in any order. */
  found?: readonly string[]
  nbHits?: number
  /** The refusal's status. */
  refused?: number
  /** Further checks; throws when one fails. */
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

/** Throws when the case fails. `toName` returns the port's name of a fixture. */
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

/** Throws for the answer to a facet search. */
export function toConformanceHits(result: SearchResult | FacetSearchResult | undefined): SearchResult {
  assert(result !== undefined && 'hits' in result, 'expected hits')
  return result
}

/** Throws for an answer with hits. */
export function toFacetHits(result: SearchResult | FacetSearchResult | undefined): FacetSearchResult {
  assert(result !== undefined && 'facetHits' in result, 'expected values of a facet')
  return result
}

/** Loads all fixtures under their names. */
export async function loadFixtures(port: SearchPort, toName: (fixture: FixtureName) => string): Promise<void> {
  for (const name of fixtureNames()) {
    const { records, config } = FIXTURES[name]
    await port.replaceAll(toName(name), records, config)
  }
}

export function fixtureNames(): FixtureName[] {
  return ['shop', 'ranking', 'places']
}
