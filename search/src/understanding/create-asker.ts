import type { Parameters } from '../port/read-parameter.ts'
import type { AnsweredQuery } from '../port/search-answer.ts'
import type { PortRequest } from '../port/search-port.ts'
import type { CountedReader } from './count-searches.ts'
import type { DecideOptions } from './decide.ts'
import type { Attempt } from './list-attempts.ts'
import type { ReadWords } from './read-words.ts'
import { toFactsRequest } from './to-understood-request.ts'

/** Long sentences and the judged queries of all languages need at most 42 searches. */
const MOST_SEARCHES = 60

type Results = { results: AnsweredQuery[]; count: number }
type Asker = DecideOptions & {
  /** Returns the results of an attempt that was counted earlier. */
  resultsOf: (read: ReadWords, attempt: Attempt) => AnsweredQuery[] | undefined
}

/** Ways to ask an index: for everything that is wanted, or only whether anything matches. */
type Ways = {
  attend: (read: ReadWords, attempt: Attempt) => Promise<Results>
  probe: (read: ReadWords, attempt: Attempt) => Promise<number>
}

export const toCount = (answer: AnsweredQuery | undefined) =>
  answer !== undefined && 'nbHits' in answer ? answer.nbHits : 0

/**
 * Asks an index about attempts, each of them once. After the first attempt it checks first whether any record has the
 * attempt's facts, which is cheap.
 */
export function createUnderstandingAsker(
  reader: CountedReader,
  { address: { indexName }, parameters }: { address: PortRequest; parameters: Parameters },
  { attend, probe }: Ways,
): Asker {
  const known = new Map<string, Promise<number>>()
  const tried = new Map<ReadWords, Map<string, Results>>()

  function countFacts(attempt: Attempt): Promise<number> {
    const request = toFactsRequest(indexName, attempt, parameters.get('filters'))
    const key = JSON.stringify(request)
    const before = known.get(key)
    if (before !== undefined) return before
    const counted = reader.search([request]).then(({ results }) => toCount(results[0]))
    known.set(key, counted)
    return counted
  }

  async function stands(query: string, how: Omit<PortRequest, 'indexName'>): Promise<boolean> {
    const asTyped = { typoTolerance: false, hitsPerPage: 0, enableRules: false }
    const { results } = await reader.search([{ indexName, query, ...asTyped, ...how }])
    return toCount(results[0]) > 0
  }

  const findTried = (read: ReadWords, attempt: Attempt) => tried.get(read)?.get(toAttemptKey(attempt))
  const mayExist = async (attempt: Attempt) =>
    tried.size === 0 || attempt.reading.length === 0 || (await countFacts(attempt)) > 0

  return {
    resultsOf: (read, attempt) => findTried(read, attempt)?.results,
    countFacts,
    hasRoom: () => reader.searches() < MOST_SEARCHES,
    async count(read, attempt) {
      const before = findTried(read, attempt)
      if (before !== undefined) return before.count
      if (!(await mayExist(attempt))) return 0
      const found = await attend(read, attempt)
      tried.set(read, (tried.get(read) ?? new Map()).set(toAttemptKey(attempt), found))
      return found.count
    },
    async has(read, attempt) {
      const before = findTried(read, attempt)
      if (before !== undefined) return before.count > 0
      return (await mayExist(attempt)) && (await probe(read, attempt)) > 0
    },
    knows: (word) => stands(word, { queryType: 'prefixNone' }),
    names: (word, restrictSearchableAttributes) =>
      stands(word, { queryType: 'prefixNone', decompoundQuery: false, restrictSearchableAttributes }),
    begins: (word, restrictSearchableAttributes) =>
      stands(word, { queryType: 'prefixLast', restrictSearchableAttributes }),
  }
}

/** Key of an attempt. Attempts with equal keys about the same words ask for the same. */
const toAttemptKey = ({ reading, words, scope, isExclusive, numbers }: Attempt) =>
  JSON.stringify([
    reading.map(({ span: { from, to }, parts }) => [from, to, parts]),
    words,
    scope,
    isExclusive,
    numbers,
  ])
