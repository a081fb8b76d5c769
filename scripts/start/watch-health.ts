import { answers } from './service.ts'

const LOOK_MS = 5_000
/** A process may be busy for a while; one that is silent for so long has lost its way. */
const DEAD_AFTER_MS = 30_000

type Times = { lookMs: number; deadAfterMs: number }

/** Calls `onDead` once when the address has not answered 200 for `deadAfterMs`. */
export function watchHealth(
  url: string,
  onDead: () => void,
  times: Times = { lookMs: LOOK_MS, deadAfterMs: DEAD_AFTER_MS },
) {
  let lastAnswer = performance.now()
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    if (await answers(url)) lastAnswer = performance.now()
    isLooking = false
    if (performance.now() - lastAnswer < times.deadAfterMs) return
    clearInterval(timer)
    onDead()
  }, times.lookMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
