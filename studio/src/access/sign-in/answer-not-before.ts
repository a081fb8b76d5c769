import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Delays results and errors alike to a minimum time, on a busy machine to the next multiple of a step after it, so that
 * the duration does not reveal what was done.
 */
export async function answerNotBefore<T>(ms: number, work: () => Promise<T>, stepMs = ms / 2): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    await sleep(toWait(performance.now() - began - ms, stepMs))
  }
}

/** `over`: milliseconds since the minimum time; negative before it. */
export function toWait(over: number, stepMs: number): number {
  if (over <= 0) return -over
  return stepMs > 0 ? stepMs - (over % stepMs) : 0
}
