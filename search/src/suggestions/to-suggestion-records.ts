import type { Analyzer } from '../analysis/analyzer.ts'
import type { SearchResult } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { Json, SearchRecord } from '../port/search-record.ts'
import { mergeCandidates, type Phrase, type SuggestionCandidate } from './merge-candidates.ts'

export type SuggestionOptions = {
  /** Searches the index of products, so that only phrases which find something there are suggested. */
  readonly reader: SearchReader
  readonly index: string
  readonly analyzer: Analyzer
  readonly candidates: Iterable<SuggestionCandidate>
  /** Facets for which each suggestion lists the `amount` most frequent values. */
  readonly facets?: readonly { readonly attribute: string; readonly amount: number }[]
  readonly banned?: readonly string[]
  readonly minLetters?: number
  readonly minHits?: number
  /** Most records. */
  readonly most?: number
  /** Parameters of the searches, such as `filters`. */
  readonly params?: { readonly [name: string]: unknown }
}

/** One letter less than Algolia's minimum, because visitors of a pet shop search for "cat" and "dog". */
const MIN_LETTERS = 3
const MIN_HITS = 1
const MOST_RECORDS = 2000
/** Number of requests that Algolia takes in one multi-query. */
const REQUESTS_AT_ONCE = 50
/** Limit of searches, as a multiple of the records. A catalogue may have many titles that find nothing but themselves. */
const MOST_SEARCHES = 5

/**
 * Makes the records of a query suggestions index in Algolia's shape: `{objectID, query, popularity, nb_words,
 * [index]: {exact_nb_hits, facets: {exact_matches: {attribute: [{value, count}]}}}}`. Hits are counted without typos,
 * prefixes, synonyms and rules. Errors of the reader, such as 404 for an unknown index, are passed on.
 */
export async function toSuggestionRecords(options: SuggestionOptions): Promise<SearchRecord[]> {
  const { reader, analyzer, banned = [], minLetters = MIN_LETTERS, minHits = MIN_HITS, most = MOST_RECORDS } = options
  const phrases = mergeCandidates(options.candidates, { banned, minLetters }, analyzer).slice(0, most * MOST_SEARCHES)
  const records: SearchRecord[] = []
  for (let from = 0; from < phrases.length && records.length < most; from += REQUESTS_AT_ONCE) {
    const asked = phrases.slice(from, from + REQUESTS_AT_ONCE)
    const { results } = await reader.search(asked.map(({ query }) => toRequest(query, options)))
    for (const [at, phrase] of asked.entries()) {
      const result = results[at]
      if (result === undefined || !('nbHits' in result) || result.nbHits < minHits) continue
      records.push(toRecord(phrase, result, options))
    }
  }
  return records.slice(0, most)
}

function toRequest(query: string, { index, facets = [], params }: SuggestionOptions): PortRequest {
  const amount = Math.max(0, ...facets.map((facet) => facet.amount))
  return {
    ...params,
    indexName: index,
    query,
    hitsPerPage: 0,
    ...(facets.length > 0
      ? { facets: facets.map(({ attribute }) => attribute), maxValuesPerFacet: Math.max(1, amount) }
      : {}),
    typoTolerance: false,
    queryType: 'prefixNone',
    synonyms: false,
    removeWordsIfNoResults: 'none',
    enableRules: false,
    clickAnalytics: false,
    analytics: false,
  }
}

function toRecord({ objectID, query, popularity, words }: Phrase, result: SearchResult, options: SuggestionOptions) {
  return {
    objectID,
    query,
    popularity,
    nb_words: words,
    [options.index]: { exact_nb_hits: result.nbHits, facets: { exact_matches: toMatches(result, options) } },
  }
}

function toMatches(result: SearchResult, { facets = [] }: SuggestionOptions): { [attribute: string]: Json } {
  const matches: { [attribute: string]: Json } = {}
  for (const { attribute, amount } of facets) {
    const counts = Object.entries(result.facets?.[attribute] ?? {}).map(([value, count]) => ({ value, count }))
    counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    matches[attribute] = counts.slice(0, amount)
  }
  return matches
}
