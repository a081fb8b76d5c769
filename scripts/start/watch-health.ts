import { availableParallelism, loadavg } from 'node:os'
import { isBuilding } from './build-count.ts'
import { answers } from './service.ts'

const LOOK_MS = 5_000
/** A process may be busy for a while, but one that is silent this long is stuck. */
const DEAD_AFTER_MS = 30_000
/** Divisor of silent time while the machine is overloaded. A process that hangs is so ended after ten minutes at the latest. */
const PATIENCE = 20
/** Runnable processes per core from which on answers take seconds. */
const STARVED_LOAD = 3

type Times = { lookMs: number; deadAfterMs: number }
/** `isStarved` gets the milliseconds by which the check came later than planned. */
type Watch = Times & { isStarved: (lateMs: number) => boolean }

/** Tells whether other programs use up the processor: during a build of ours, on a loaded machine, or when our own timer is late. */
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

/** Calls `onDead` once when the address has not answered 200 for `deadAfterMs`. Time in which the machine was overloaded counts a twentieth. */
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
