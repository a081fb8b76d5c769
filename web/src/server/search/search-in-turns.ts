import { setImmediate } from 'node:timers/promises'
import type { AnsweredQuery } from '@menagerie/search/port/search-answer'
import { SearchError } from '@menagerie/search/port/search-error'
import type { SearchReader } from '@menagerie/search/port/search-port'

/** Requests that are answered without a pause: more than a list with many chosen values makes. */
const AT_ONCE = 12
/** Time that a call may take in one turn of the event loop. Almost all calls take less altogether. */
const SHORT_MS = 20
/** No caller waits for longer. */
const LONGEST_MS = 5_000

let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Returns the reader for one call. A long call goes on in turns with other long ones, in each turn of the event loop one of them, so that the
 * short calls of other visitors are answered in between. Throws `SearchError` 503 when the call takes too long.
 */
export function searchInTurns(reader: Pick<SearchReader, 'search'>, clock = () => performance.now()): SearchReader {
  const began = clock()
  let turnBegan = began

  async function takeTurn(): Promise<void> {
    if (clock() - turnBegan < SHORT_MS) return
    lastTurn = lastTurn.then(() => setImmediate())
    await lastTurn
    turnBegan = clock()
    if (turnBegan - began > LONGEST_MS) throw new SearchError(503, 'The search took too long.')
  }

  return {
    async search(requests) {
      const results: AnsweredQuery[] = []
      for (let at = 0; at < requests.length; at += AT_ONCE) {
        await takeTurn()
        results.push(...(await reader.search(requests.slice(at, at + AT_ONCE))).results)
      }
      return { results }
    },
  }
}
