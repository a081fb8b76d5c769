import { SearchError } from '../port/search-error.ts'
import type { NodeLimits } from './limits.ts'

/** A network that a search is counted for. `times` says how many times as many places as one household it may hold. */
export type CallerNetwork = { key: string; times: number }

type Held = { reads: number; bytes: number; times: number }

/** Place of a reading request, held from its arrival until its answer is sent. */
export type ReadPlace = {
  /** Must be called when the request has arrived whole: until then the place may be given to another caller. */
  begin(): void
  /**
   * Reserves memory for an answer before it is sent. Throws 503 when too many answers have not been received yet. While the answer
   * is being sent, the place may be given to another caller again.
   */
  hold(bytes: number): void
  release(): void
}

const CALLERS_SHARE = 1 / 4
/** Share of all places that one network may have. Some room is left for others, however many households a network has. */
const NETWORKS_SHARE = 3 / 4
const CROWDED = 3 / 4

/** `waits`: for its caller to send the request or to receive the answer. `giveUp` ends its connection. */
type HeldPlace = { networks: readonly Held[]; bytes: number; waits: boolean; release: () => void; giveUp: () => void }
type Amount = 'reads' | 'bytes'

const weigh = (networks: readonly Held[], amount: Amount, more = 0) =>
  Math.max(...networks.map((each) => (each[amount] + more) / each.times))

/**
 * Gives out places for reading requests. Throws SearchError 503 when all places are taken, or all that one caller may have: a household, or one of the wider
 * networks around it, the narrowest first. When it is crowded, a household may have only an equal share of the places, counted with one more household than
 * there are. When all places or all memory are taken, a caller with more than the newcomer gives up one that waits for that caller itself: many callers that
 * send or receive slowly keep no other away.
 */
export function createReadPlaces(limits: Pick<NodeLimits, 'reads' | 'readsOfCaller' | 'unsentBytes'>) {
  const all = { reads: 0, bytes: 0 }
  const byNetwork = new Map<string, Held>()
  const taken = new Set<HeldPlace>()
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

  /** Ends the waiting request of the caller that has most, if that is more than `weight`. Returns whether there was one. */
  function makeRoom(amount: Amount, weight: number): boolean {
    let most: HeldPlace | undefined
    let mostWeight = weight
    for (const place of taken) {
      const own = place.waits && (amount === 'reads' || place.bytes > 0) ? weigh(place.networks, amount) : 0
      if (own > mostWeight) [most, mostWeight] = [place, own]
    }
    most?.release()
    most?.giveUp()
    return most !== undefined
  }

  return (caller: readonly CallerNetwork[], giveUp: () => void = () => {}): ReadPlace => {
    const most = findMost()
    const networks = caller.map(({ key, times }) => byNetwork.get(key) ?? { reads: 0, bytes: 0, times })
    const hasShare = networks.some((own) => own.reads >= most * own.times)
    if (hasShare || (all.reads >= limits.reads && !makeRoom('reads', weigh(networks, 'reads', 1)))) {
      throw new SearchError(503, 'Too many searches at once.')
    }
    if (networks[0]?.reads === 0) households += 1
    const add = (reads: number, bytes: number) => {
      for (const each of [all, ...networks]) {
        each.reads += reads
        each.bytes += bytes
      }
    }
    const release = () => {
      if (!taken.delete(place)) return
      add(-1, -place.bytes)
      if (networks[0]?.reads === 0) households -= 1
      for (const [at, { key }] of caller.entries()) if (networks[at]?.reads === 0) byNetwork.delete(key)
    }
    const place: HeldPlace = { networks, bytes: 0, waits: true, release, giveUp }
    taken.add(place)
    add(1, 0)
    for (const [at, { key }] of caller.entries()) {
      const own = networks[at]
      if (own !== undefined) byNetwork.set(key, own)
    }
    return {
      begin() {
        place.waits = false
      },
      hold(bytes) {
        // The caller has disconnected meanwhile, so nothing would release this memory.
        if (!taken.has(place)) return
        const isTooMuch = () => all.bytes + bytes > limits.unsentBytes
        const hasShare = networks.some((own) => isTooMuchOf(own, bytes))
        while (!hasShare && isTooMuch() && makeRoom('bytes', weigh(networks, 'bytes', bytes)));
        if (hasShare || isTooMuch()) throw new SearchError(503, 'Take the answers that were sent first.')
        place.bytes += bytes
        place.waits = true
        add(0, bytes)
      },
      release,
    }
  }
}
