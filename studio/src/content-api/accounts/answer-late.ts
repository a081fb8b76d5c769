import { answerNotBefore } from '../../access/sign-in/answer-not-before.ts'
import type { Api, ApiContext } from '../call/api.ts'

/**
 * Delays the answer so that its duration reveals nothing (`answerNotBefore`). The slot is released during the delay.
 */
export function answerLate<T>(api: Api, c: ApiContext, work: () => Promise<T>): Promise<T> {
  return answerNotBefore(api.limits.accountAnswerMs, async () => {
    try {
      return await work()
    } finally {
      api.slots.giveBack(c.env.outgoing)
    }
  })
}
