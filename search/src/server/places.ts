import { SearchError } from '../port/search-error.ts'
import type { NodeLimits } from './limits.ts'

/** A network that a search is counted for. `times` says how many times as many places as one household it may hold. */
export type CallerNetwork = { key: string; times: number }

type Held = { reads: number; bytes: number; times: number }

/** Place of a reading request, held from its arrival until its answer is sent. */
export type ReadPlace = {
  /** Reserves memory for an answer before it is sent. Throws 503 when too many answers have not been received yet. */
  hold(bytes: number): void
  release(): void
}

const CALLERS_SHARE = 1 / 4
/** Share of all places that one network may have. Some room is left for others, however many households a network has. */
const NETWORKS_SHARE = 3 / 4
const CROWDED = 3 / 4

/**
 * Gives out places for reading requests. Throws SearchError 503 when all places are taken, or all that one caller may have: a household, or one of the wider
 * networks around it, the narrowest first. When it is crowded, a household may have only an equal share of the places, counted with one more household than
 * there are, so that newcomers always find room.
 */
export function createReadPlaces(limits: Pick<NodeLimits, 'reads' | 'readsOfCaller' | 'unsentBytes'>) {
  const all = { reads: 0, bytes: 0 }
  const byNetwork = new Map<string, Held>()
  let households = 0

  function findMost(): number {
    const isCrowd = households > 1 && all.reads >= limits.reads * CROWDED
    return isCrowd ? Math.min(limits.readsOfCaller, limits.reads / (households + 1)) : limits.readsOfCaller
  }

  function isTooMuchOf(own: Held, bytes: number): boolean {
    const share = own.times === 1 ? CALLERS_SHARE : Math.min(CALLERS_SHARE * own.times, NETWORKS_SHARE)
    // Each caller is always allowed one answer.
    return own.bytes > 0 && own.bytes + bytes > limits.unsentBytes * share
  }

  return (caller: readonly CallerNetwork[]): ReadPlace => {
    const most = findMost()
    const networks = caller.map(({ key, times }) => byNetwork.get(key) ?? { reads: 0, bytes: 0, times })
    if (all.reads >= limits.reads || networks.some((own) => own.reads >= most * own.times)) {
      throw new SearchError(503, 'Too many searches at once.')
    }
    let held = 0
    let isHeld = true
    if (networks[0]?.reads === 0) households += 1
    const add = (reads: number, bytes: number) => {
      for (const each of [all, ...networks]) {
        each.reads += reads
        each.bytes += bytes
      }
    }
    add(1, 0)
    for (const [at, { key }] of caller.entries()) {
      const own = networks[at]
      if (own !== undefined) byNetwork.set(key, own)
    }
    return {
      hold(bytes) {
        // The caller has disconnected meanwhile, so nothing would release this memory.
        if (!isHeld) return
        const isTooMuch = all.bytes + bytes > limits.unsentBytes
        if (isTooMuch || networks.some((own) => isTooMuchOf(own, bytes)))
          throw new SearchError(503, 'Take the answers that were sent first.')
        held += bytes
        add(0, bytes)
      },
      release() {
        if (!isHeld) return
        isHeld = false
        add(-1, -held)
        if (networks[0]?.reads === 0) households -= 1
        for (const [at, { key }] of caller.entries()) if (networks[at]?.reads === 0) byNetwork.delete(key)
      },
    }
  }
}
