import { VISITOR_HEADERS } from '@menagerie/contract/accounts'
import type { ContentApi, ContentApiAnswer } from '../../platform/content-api.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import { ByTurns } from '../turns/by-turns.ts'
import type { Turns } from '../turns/turns.ts'

/** Calls for forms at the same time: so many answers may arrive in one turn of the event loop. */
const AT_ONCE = 64
/** Longest wait for a place: as long as a call itself may take. */
const WAIT_MS = 5_000

/**
 * Queues the calls of forms, visitors in turn, so that a crowd signing in delays a customer by at most two calls of each other
 * visitor. What follows an answer runs in a turn of its own. Rejects, without making the call, when no place is free in time.
 */
export function askInLine(contentApi: ContentApi, turns: Pick<Turns, 'later'>): ContentApi {
  const waiting = new ByTurns<() => void>()
  let underWay = 0

  /** Waits for a place; `leave` frees it. */
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
