import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers and refusals alike take at least so long, and on a busy machine so many steps more: what was done meanwhile, and what was not,
 * cannot be told by a clock.
 */
export async function answerNotBefore<T>(ms: number, work: () => Promise<T>, stepMs = ms / 2): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    await sleep(toWait(performance.now() - began - ms, stepMs))
  }
}

/** `over`: milliseconds after the time of the answer; before it they are negative. */
export function toWait(over: number, stepMs: number): number {
  if (over <= 0) return -over
  return stepMs > 0 ? stepMs - (over % stepMs) : 0
}
