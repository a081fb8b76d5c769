import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { parseRequest } from '../port/parse-request.ts'
import { DEFAULT_SETTINGS, parseSettings } from '../port/parse-settings.ts'
import type { SearchResult } from '../port/search-answer.ts'
import { SearchError } from '../port/search-error.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { SuggestionCandidate } from './merge-candidates.ts'
import { SUGGESTION_SETTINGS } from './suggestion-settings.ts'
import { type SuggestionOptions, toSuggestionRecords } from './to-suggestion-records.ts'

const EXHAUSTIVE = { exhaustiveNbHits: true, exhaustiveFacetsCount: true, exhaustiveTypo: true }

/** Returns as many products for a query as `hits` says, and records the requests. */
function createReader(hits: { [query: string]: number }): SearchReader & { asked: (readonly PortRequest[])[] } {
  const asked: (readonly PortRequest[])[] = []
  const answer = (request: PortRequest): SearchResult => ({
    index: request.indexName,
    hits: [],
    nbHits: hits[String(request.query)] ?? 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    query: String(request.query),
    params: '',
    processingTimeMS: 0,
    ...EXHAUSTIVE,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    renderingContent: {},
    facets: { brand: { Aldergrove: 2, Tailwell: 7, Other: 2 } },
  })
  return {
    asked,
    search: async (requests) => {
      asked.push(requests)
      return { results: requests.map(answer) }
    },
  }
}

function suggest(
  candidates: SuggestionCandidate[],
  hits: { [query: string]: number },
  options: Partial<SuggestionOptions> = {},
) {
  const reader = createReader(hits)
  return toSuggestionRecords({ reader, index: 'products_nl_NL', analyzer: findAnalyzer('nl'), candidates, ...options })
}

const term = (phrase: string, count?: number): SuggestionCandidate => ({ phrase, source: 'terms', count })

async function queries(...asked: Parameters<typeof suggest>): Promise<unknown[]> {
  return (await suggest(...asked)).map(({ query }) => query)
}

describe('toSuggestionRecords', () => {
  it('adds the hits and the most frequent facet values of each suggestion', async () => {
    const facets = [{ attribute: 'brand', amount: 2 }]
    expect(await suggest([term('Hondenvoer met  Zalm')], { 'hondenvoer met zalm': 9 }, { facets })).toEqual([
      {
        objectID: 'hondenvoer met zalm',
        query: 'hondenvoer met zalm',
        popularity: 1000,
        nb_words: 3,
        products_nl_NL: {
          exact_nb_hits: 9,
          facets: {
            exact_matches: {
              brand: [
                { value: 'Tailwell', count: 7 },
                { value: 'Aldergrove', count: 2 },
              ],
            },
          },
        },
      },
    ])
  })

  it('leaves out phrases with no or too few hits', async () => {
    const hits = { zalm: 1, kikkererwt: 0, forel: 3 }
    const candidates = [term('zalm'), term('kikkererwt'), term('forel')]
    expect(await queries(candidates, hits)).toEqual(['forel', 'zalm'])
    expect(await queries(candidates, hits, { minHits: 2 })).toEqual(['forel'])
  })

  it('merges phrases that differ only in accents and capitals, under the spelling with the highest weight', async () => {
    const candidates: SuggestionCandidate[] = [
      { phrase: 'PATE', source: 'titles', count: 3 },
      { phrase: 'Paté', source: 'terms' },
      { phrase: 'pate', source: 'searches', count: 4 },
    ]
    expect(await suggest(candidates, { paté: 1 })).toMatchObject([
      { objectID: 'pate', query: 'paté', popularity: 1043 },
    ])
  })

  it('lists the most popular suggestions first, up to the requested number', async () => {
    const candidates: SuggestionCandidate[] = [
      { phrase: 'vaak gezocht', source: 'searches', count: 10 },
      { phrase: 'titel', source: 'titles' },
      { phrase: 'merk', source: 'facets' },
    ]
    const hits = { 'vaak gezocht': 1, titel: 1, merk: 1 }
    expect(await queries(candidates, hits)).toEqual(['vaak gezocht', 'merk', 'titel'])
    expect(await queries(candidates, hits, { most: 1 })).toEqual(['vaak gezocht'])
  })

  it('never suggests banned words in any form, nor phrases that are too short', async () => {
    const candidates = [
      'vieze hond',
      'honden',
      'hondenvoer',
      'nat voer kat',
      'voer nat',
      'kat',
      'k 9 !',
      'x'.repeat(101),
    ].map((phrase) => term(phrase))
    const hits = Object.fromEntries(candidates.map(({ phrase }) => [phrase, 1]))
    expect(await queries(candidates, hits, { banned: ['Hónd', 'nat voer', '!'] })).toEqual([
      'hondenvoer',
      'kat',
      'voer nat',
    ])
    expect(await queries([term('kat')], hits, { minLetters: 4 })).toEqual([])
  })

  it('searches in batches, for exact hits only, with parameters that every index understands', async () => {
    const candidates = Array.from({ length: 120 }, (_, at) => term(`woord ${at}`))
    const reader = createReader({})
    const facets = [{ attribute: 'brand', amount: 3 }]
    await suggest(candidates, {}, { reader, facets, params: { filters: 'type:a', hitsPerPage: 9 } })
    expect(reader.asked.map((requests) => requests.length)).toEqual([50, 50, 20])
    const [request] = reader.asked[0] ?? []
    if (request === undefined) throw new Error('nothing was asked')
    const params = parseRequest(request, { ...DEFAULT_SETTINGS, attributesForFaceting: ['brand', 'type'] })
    expect(params).toMatchObject({
      hitsPerPage: 0,
      typoTolerance: false,
      queryType: 'prefixNone',
      synonyms: false,
      enableRules: false,
      facets: ['brand'],
      maxValuesPerFacet: 3,
    })
    expect(params.filters).toHaveLength(1)
  })

  it('passes on an error of the index', async () => {
    const reader: SearchReader = { search: () => Promise.reject(new SearchError(404, 'Index x does not exist')) }
    await expect(suggest([term('zalm')], {}, { reader })).rejects.toThrow('Index x does not exist')
  })
})

describe('SUGGESTION_SETTINGS', () => {
  it('are valid index settings', () => {
    expect(parseSettings(SUGGESTION_SETTINGS)).toEqual(SUGGESTION_SETTINGS)
  })
})
