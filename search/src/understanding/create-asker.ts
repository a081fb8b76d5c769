import type { Parameters } from '../port/read-parameter.ts'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { DecideOptions } from './decide.ts'
import type { Attempt } from './list-attempts.ts'
import type { ReadWords } from './read-words.ts'
import { toFactsRequest } from './to-understood-request.ts'

type Answer = SearchResult | FacetSearchResult
type Results = { results: Answer[]; count: number }
type Asker = DecideOptions & {
  /** What the last attempt that was tried has found. */
  last: () => { attempt: Attempt; results: Answer[] } | undefined
}

export const toCount = (answer: Answer | undefined) => (answer !== undefined && 'nbHits' in answer ? answer.nbHits : 0)

/** Asks an index about attempts. After the first one it is looked first whether anything has their facts, which costs little. */
export function createUnderstandingAsker(
  reader: SearchReader,
  { address: { indexName }, parameters }: { address: PortRequest; parameters: Parameters },
  attend: (read: ReadWords, attempt: Attempt) => Promise<Results>,
): Asker {
  const known = new Map<string, Promise<number>>()
  let last: { attempt: Attempt; results: Answer[] } | undefined

  function countFacts(attempt: Attempt): Promise<number> {
    const request = toFactsRequest(indexName, attempt, parameters.get('filters'))
    const key = JSON.stringify(request)
    const before = known.get(key)
    if (before !== undefined) return before
    const counted = reader.search([request]).then(({ results }) => toCount(results[0]))
    known.set(key, counted)
    return counted
  }

  return {
    last: () => last,
    countFacts,
    async count(read, attempt) {
      const mayExist = last === undefined || attempt.reading.length === 0 || (await countFacts(attempt)) > 0
      if (!mayExist) return 0
      const { results, count } = await attend(read, attempt)
      last = { attempt, results }
      return count
    },
    async knows(word) {
      const parameters = { typoTolerance: false, queryType: 'prefixNone', hitsPerPage: 0, enableRules: false }
      const { results } = await reader.search([{ indexName, query: word, ...parameters }])
      return toCount(results[0]) > 0
    },
  }
}
