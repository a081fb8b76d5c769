import { setTimeout as sleep } from 'node:timers/promises'

type Looking = { everyMs: number; signal: AbortSignal; onProblem: (problem: string) => void }

/** Longest pause after a failure. */
const LONGEST_AFTER_FAILURE_MS = 2_000

/**
 * Calls `look` repeatedly: immediately again if its result is above 0, otherwise after a pause. Of successive failures
 * only the first is reported.
 */
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
