import { setImmediate } from 'node:timers/promises'
import type { AnsweredQuery } from '@menagerie/search/port/search-answer'
import { SearchError } from '@menagerie/search/port/search-error'
import type { SearchReader } from '@menagerie/search/port/search-port'

/** Requests that are answered without a pause: more than a list with many chosen values makes. */
const AT_ONCE = 12
/** Time that a call may take in one turn of the event loop. Almost all calls take less altogether. */
const TURN_MS = 20
/** Behind calls that have waited for so long for their first turn, the newest goes first: its visitor is still there. */
const PATIENCE_MS = 1_000
/** No caller waits for longer. */
const LONGEST_MS = 5_000

type WaitingCall = { began: number; go: () => void }

/**
 * Returns a function that returns the reader for one call. Each turn of the event loop is that of one call: by turns of one that has not begun and
 * of a long one that goes on, so that the short calls of other visitors are answered between long ones. A call that takes too long is given
 * up with `SearchError` 503.
 */
export function openSearchTurns(reader: Pick<SearchReader, 'search'>, clock = () => performance.now()) {
  const beginning: WaitingCall[] = []
  const goingOn: WaitingCall[] = []
  let wasBeginning = false
  let isRunning = false

  function takeNext(): WaitingCall | undefined {
    const [oldest] = beginning
    wasBeginning = oldest !== undefined && (goingOn.length === 0 || !wasBeginning)
    if (!wasBeginning) return goingOn.shift()
    const waitedMs = oldest === undefined ? 0 : clock() - oldest.began
    return waitedMs > PATIENCE_MS && waitedMs < LONGEST_MS ? beginning.pop() : beginning.shift()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = takeNext(); next !== undefined; next = takeNext()) {
      next.go()
      await setImmediate()
    }
    isRunning = false
  }

  function takeTurn(line: WaitingCall[], began: number): Promise<void> {
    return new Promise((go) => {
      line.push({ began, go })
      void run()
    })
  }

  return (): SearchReader => {
    const began = clock()
    let turnBegan: number | undefined
    async function wait(): Promise<void> {
      if (turnBegan !== undefined && clock() - turnBegan < TURN_MS) return
      await takeTurn(turnBegan === undefined ? beginning : goingOn, began)
      turnBegan = clock()
      if (turnBegan - began > LONGEST_MS) throw new SearchError(503, 'The search took too long.')
    }
    return {
      async search(requests) {
        const results: AnsweredQuery[] = []
        for (let at = 0; at < requests.length; at += AT_ONCE) {
          await wait()
          results.push(...(await reader.search(requests.slice(at, at + AT_ONCE))).results)
        }
        return { results }
      },
    }
  }
}
