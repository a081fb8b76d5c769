import { VISITOR_HEADERS } from '@menagerie/contract/accounts'
import type { ContentApi, ContentApiAnswer } from '../../platform/content-api.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import { ByTurns } from '../turns/by-turns.ts'
import type { Turns } from '../turns/turns.ts'

/** Calls for forms at the same time: as many answers may come in one turn of the event loop. */
const AT_ONCE = 64
/** As long as a call itself may take. */
const WAIT_MS = 5_000

/**
 * Calls that forms make, visitors by turns, so that no crowd that signs in keeps a customer waiting for more than two calls of each other visitor. What an answer
 * leads to is done in its turn. Rejects, without asking, when a place is not free in time.
 */
export function askInLine(contentApi: ContentApi, turns: Pick<Turns, 'later'>): ContentApi {
  const waiting = new ByTurns<() => void>()
  let underWay = 0

  /** Waits for a place, which `leave` gives back. */
  function enter(visitor: string): Promise<void> | undefined {
    if (underWay < AT_ONCE) {
      underWay += 1
      return undefined
    }
    return new Promise((begin, giveUp) => {
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        giveUp(new Error('Too many visitors ask the studio at once'))
      }, WAIT_MS)
      waiting.add(visitor, () => {
        if (isLate) return leave()
        clearTimeout(late)
        begin()
      })
    })
  }

  function leave(): void {
    const begin = waiting.take()
    if (begin === undefined) underWay -= 1
    else begin()
  }

  return {
    async ask(path, call) {
      const visitor = toVisitorKey(call?.headers?.[VISITOR_HEADERS.address] ?? '')
      await enter(visitor)
      let answer: ContentApiAnswer
      try {
        answer = await contentApi.ask(path, call)
      } finally {
        leave()
      }
      await new Promise<void>((goOn) => turns.later(visitor, goOn))
      return answer
    },
  }
}
