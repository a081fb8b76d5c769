import { SearchError } from '../port/search-error.ts'
import type { NodeLimits } from './limits.ts'

type Held = { reads: number; bytes: number }

/** What reading requests hold from their arrival until their answers are sent. */
export type ReadPlace = {
  /** Holds room before an answer is sent: throws 503 where too much waits to be taken already. */
  hold(bytes: number): void
  release(): void
}

const CALLERS_SHARE = 1 / 4
const CROWDED = 3 / 4

/**
 * Throws SearchError 503 when all places are taken, or all that one caller may have. Once it is crowded, that is an equal part of them with one
 * part more for a newcomer: callers together shut none out.
 */
export function createReadPlaces(limits: Pick<NodeLimits, 'reads' | 'readsOfCaller' | 'unsentBytes'>) {
  const all: Held = { reads: 0, bytes: 0 }
  const byCaller = new Map<string, Held>()

  return (caller: string): ReadPlace => {
    const own = byCaller.get(caller) ?? { reads: 0, bytes: 0 }
    const isCrowd = byCaller.size > 1 && all.reads >= limits.reads * CROWDED
    const most = isCrowd ? Math.min(limits.readsOfCaller, limits.reads / (byCaller.size + 1)) : limits.readsOfCaller
    if (all.reads >= limits.reads || own.reads >= most) {
      throw new SearchError(503, 'Too many searches at once.')
    }
    let held = 0
    let isHeld = true
    all.reads += 1
    own.reads += 1
    byCaller.set(caller, own)
    return {
      hold(bytes) {
        const isTooMuch = all.bytes + bytes > limits.unsentBytes
        // One answer at a time is allowed to each caller.
        const isTooMuchOfOne = own.bytes > 0 && own.bytes + bytes > limits.unsentBytes * CALLERS_SHARE
        if (isTooMuch || isTooMuchOfOne) throw new SearchError(503, 'Take the answers that were sent first.')
        held += bytes
        all.bytes += bytes
        own.bytes += bytes
      },
      release() {
        if (!isHeld) return
        isHeld = false
        all.reads -= 1
        own.reads -= 1
        all.bytes -= held
        own.bytes -= held
        if (own.reads === 0) byCaller.delete(caller)
      },
    }
  }
}
