import { answerNotBefore } from '../../access/sign-in/answer-not-before.ts'
import type { Api, ApiContext } from '../call/api.ts'

/** Answers in a time that tells nothing (`answerNotBefore`). While an answer only waits for it, it holds no slot. */
export function answerLate<T>(api: Api, c: ApiContext, work: () => Promise<T>): Promise<T> {
  return answerNotBefore(api.limits.accountAnswerMs, async () => {
    try {
      return await work()
    } finally {
      api.slots.giveBack(c.env.outgoing)
    }
  })
}
