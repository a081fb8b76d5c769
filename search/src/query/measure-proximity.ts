import { attributeOf } from '../index/occurrence.ts'
import { takeUint8, takeUint32 } from './arena.ts'
import { type AttributeRules, FAR } from './attribute-rules.ts'
import type { FoundSet } from './found.ts'
import { gatherPlaces, startGathering, takePlaces, type WordPlaces } from './gather-places.ts'
import type { QueryPlan, Tiling } from './slot.ts'
import type { SlotSources } from './source.ts'

/** Returns for each document the sum of the distances between neighbouring words of the query. */
export function measureProximity(
  size: number,
  found: FoundSet,
  plan: QueryPlan,
  rules: AttributeRules,
  minProximity: number,
): Uint8Array {
  const proximity = takeUint8(found.documents.length)
  const { match, at } = found
  if (match === undefined) return proximity
  const indexes = takeUint32(proximity.length)
  for (const [number, tiling] of plan.tilings.entries()) {
    let count = 0
    for (let i = 0; i < proximity.length; i++) {
      if (match.tiling[at === undefined ? i : (at[i] ?? 0)] === number) indexes[count++] = i
    }
    if (count === 0) continue
    const documents = takeUint32(count)
    for (let i = 0; i < count; i++) documents[i] = found.documents[indexes[i] ?? 0] ?? 0
    const slots = tiling.map((slot) => match.slots.get(slot))
    const distances = measureTiling(size, documents, tiling, slots, rules, minProximity)
    for (let i = 0; i < count; i++) proximity[indexes[i] ?? 0] = distances[i] ?? 0
  }
  return proximity
}

function measureTiling(
  size: number,
  documents: Uint32Array,
  tiling: Tiling,
  slots: readonly (SlotSources | undefined)[],
  rules: AttributeRules,
  minProximity: number,
): Uint8ClampedArray {
  const distances = new Uint8ClampedArray(documents.length)
  startGathering()
  let before: WordPlaces | undefined
  for (const [number, slot] of slots.entries()) {
    const joined = (tiling[number]?.count ?? 0) - 1
    const places = gatherPlaces(size, documents, slot?.sources ?? [], rules)
    if (before !== undefined) addDistances(distances, before, places, rules, minProximity)
    // Words that were typed separately and stand as one word are as near as words can be.
    const all = takePlaces()
    for (let i = 0; joined > 0 && i < documents.length; i++) {
      const { from, to } = places
      const first = (from[i] ?? 0) < (to[i] ?? 0) ? all[from[i] ?? 0] : undefined
      distances[i] = (distances[i] ?? 0) + joined * (minProximity + toWeakness(first, rules))
    }
    before = places
  }
  return distances
}

/** Adds the distances of one word to the word before. A word that a document lacks is skipped, so that the next one is compared with the word before it. */
function addDistances(
  distances: Uint8ClampedArray,
  before: WordPlaces,
  places: WordPlaces,
  rules: AttributeRules,
  minProximity: number,
): void {
  const all = takePlaces()
  for (let i = 0; i < distances.length; i++) {
    const fromA = before.from[i] ?? 0
    const toA = before.to[i] ?? 0
    const fromB = places.from[i] ?? 0
    const toB = places.to[i] ?? 0
    if (fromB === toB) {
      places.from[i] = fromA
      places.to[i] = toA
    } else if (fromA < toA) {
      const distance = measurePair(all, fromA, toA, fromB, toB, rules)
      distances[i] = (distances[i] ?? 0) + Math.max(minProximity, distance)
    }
  }
}

function toWeakness(place: number | undefined, rules: AttributeRules): number {
  return place === undefined ? FAR : (rules.weakness[attributeOf(place << 1)] ?? 0)
}

/**
 * Returns 1 for neighbours in the query's order (also where one word answers both) and 2 for neighbours in the other order. Attributes that stand farther back
 * add to the distance: in a long text words are neighbours by chance, while words that stand apart in a name and a group mean more.
 */
function measurePair(
  all: Uint32Array,
  fromA: number,
  toA: number,
  fromB: number,
  toB: number,
  rules: AttributeRules,
): number {
  let least = FAR + Math.max(toWeakness(all[fromA], rules), toWeakness(all[fromB], rules))
  let a = fromA
  let b = fromB
  while (a < toA && b < toB) {
    const before = all[a] ?? 0
    const distance = (all[b] ?? 0) - before
    const steps = distance > 0 ? distance : distance === 0 ? 1 : 1 - distance
    if (steps < FAR) {
      const weighed = steps + toWeakness(before, rules)
      if (weighed < least) least = weighed
      if (least === 1) return 1
    }
    if (distance > 0) a += 1
    else b += 1
  }
  return least
}
