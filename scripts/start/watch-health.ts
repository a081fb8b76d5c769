import { availableParallelism, loadavg } from 'node:os'
import { isBuilding } from './build-count.ts'
import { answers } from './service.ts'

const LOOK_MS = 5_000
/** A process may be busy for a while; one that is silent for so long has lost its way. */
const DEAD_AFTER_MS = 30_000
/** Silence counts for so much less while the machine has no time to give: a process that hangs is ended after ten minutes even then. */
const PATIENCE = 20
/** Runnable processes per core from which on answers take seconds. */
const STARVED_LOAD = 3

type Times = { lookMs: number; deadAfterMs: number }
/** `isStarved` is told how much later than planned the look came. */
type Watch = Times & { isStarved: (lateMs: number) => boolean }

/** True while others have the processor: during a build of ours, on a loaded machine, and where our own timer comes late. */
export function isMachineStarved(
  lateMs: number,
  { load, cores, building }: { load: number; cores: number; building: boolean } = {
    load: loadavg()[0] ?? 0,
    cores: availableParallelism(),
    building: isBuilding(),
  },
): boolean {
  return building || load / cores >= STARVED_LOAD || lateMs >= LOOK_MS / 2
}

/** Calls `onDead` once when the address has not answered 200 for `deadAfterMs`; time in which the machine was starved counts a twentieth. */
export function watchHealth(
  url: string,
  onDead: () => void,
  { lookMs, deadAfterMs, isStarved }: Watch = {
    lookMs: LOOK_MS,
    deadAfterMs: DEAD_AFTER_MS,
    isStarved: isMachineStarved,
  },
) {
  let silentMs = 0
  let isLooking = false
  let lastTick = performance.now()
  let lastLook = lastTick
  const timer = setInterval(async () => {
    const tick = performance.now()
    const lateMs = tick - lastTick - lookMs
    lastTick = tick
    if (isLooking) return
    isLooking = true
    const hasAnswered = await answers(url)
    isLooking = false
    const now = performance.now()
    silentMs = hasAnswered ? 0 : silentMs + (now - lastLook) / (isStarved(lateMs) ? PATIENCE : 1)
    lastLook = now
    if (silentMs < deadAfterMs) return
    clearInterval(timer)
    onDead()
  }, lookMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
