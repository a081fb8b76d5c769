import { setTimeout as sleep } from 'node:timers/promises'

type Looking = { everyMs: number; signal: AbortSignal; onProblem: (problem: string) => void }

/** Longest time until it looks again after a failure. */
const LONGEST_AFTER_FAILURE_MS = 2_000

/** Calls `look` again and again: at once while it finds something (its number is above 0), else after a pause. Failures are told once in a row. */
export async function keepLooking(look: () => Promise<number>, { everyMs, signal, onProblem }: Looking): Promise<void> {
  let isFailing = false
  while (!signal.aborted) {
    let pause = everyMs
    try {
      if ((await look()) > 0) pause = 0
      isFailing = false
    } catch (error) {
      if (!isFailing) onProblem(error instanceof Error ? error.message : String(error))
      isFailing = true
      pause = Math.min(everyMs, LONGEST_AFTER_FAILURE_MS)
    }
    if (pause > 0) await sleep(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}
