import { setTimeout as sleep } from 'node:timers/promises'

/** Answers and refusals alike take at least so long: what was done meanwhile, and what was not, cannot be told by a clock. */
export async function answerNotBefore<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const until = sleep(ms)
  try {
    return await work()
  } finally {
    await until
  }
}
