import { attributeOf } from '../index/occurrence.ts'
import { type AttributeRules, FAR } from './attribute-rules.ts'
import { findPosting } from './find-posting.ts'
import type { Found } from './found.ts'
import type { QueryPlan, Tiling } from './slot.ts'
import type { SlotSources, Source } from './source.ts'

/** Of one posting: a record that repeats a word thousands of times costs no more. */
const MOST_OCCURRENCES = 32
const LOOKUP_COST = 8

/** For each document the distances between neighbouring words of the query, summed up. */
export function measureProximity(
  size: number,
  found: Found,
  plan: QueryPlan,
  rules: AttributeRules,
  minProximity: number,
): Uint8Array {
  const proximity = new Uint8Array(found.documents.length)
  const { match, at } = found
  if (match === undefined) return proximity
  const tilingOf = (i: number) => match.tiling[at === undefined ? i : (at[i] ?? 0)]
  for (const [number, tiling] of plan.tilings.entries()) {
    const indexes: number[] = []
    for (let i = 0; i < proximity.length; i++) if (tilingOf(i) === number) indexes.push(i)
    if (indexes.length === 0) continue
    const documents = indexes.map((i) => found.documents[i] ?? 0)
    const slots = tiling.map((slot) => match.slots.get(slot))
    const distances = measureTiling(size, documents, tiling, slots, rules, minProximity)
    for (const [i, index] of indexes.entries()) proximity[index] = distances[i] ?? 0
  }
  return proximity
}

function measureTiling(
  size: number,
  documents: readonly number[],
  tiling: Tiling,
  slots: readonly (SlotSources | undefined)[],
  rules: AttributeRules,
  minProximity: number,
): Uint8ClampedArray {
  const distances = new Uint8ClampedArray(documents.length)
  let before: number[][] | undefined
  for (const [number, slot] of slots.entries()) {
    const joined = (tiling[number]?.count ?? 0) - 1
    const places = gatherPlaces(size, documents, slot?.sources ?? [], rules)
    if (before !== undefined) {
      for (let i = 0; i < documents.length; i++) {
        const a = before[i] ?? []
        const b = places[i] ?? []
        if (b.length === 0) places[i] = a
        else if (a.length > 0) distances[i] = (distances[i] ?? 0) + Math.max(minProximity, measurePair(a, b, rules))
      }
    }
    // Words that were typed apart and stand as one are as near as words can be there.
    for (let i = 0; joined > 0 && i < documents.length; i++) {
      distances[i] = (distances[i] ?? 0) + joined * (minProximity + toWeakness(places[i]?.[0], rules))
    }
    before = places
  }
  return distances
}

/** By document: one more than its place in the list at hand, which is no longer than pages reach; all 0 between two uses. */
let indexesOf = new Uint16Array(0)

function takeIndexes(size: number): Uint16Array {
  if (indexesOf.length < size) indexesOf = new Uint16Array(size * 2)
  return indexesOf
}

/** For each document where the slot's words stand, ascending. */
function gatherPlaces(
  size: number,
  documents: readonly number[],
  sources: readonly Source[],
  rules: AttributeRules,
): number[][] {
  const gathered = documents.map((): number[] => [])
  const indexes = takeIndexes(size)
  for (const [i, document] of documents.entries()) indexes[document] = i + 1
  for (const source of sources) {
    const { from, to, postings } = source
    if (documents.length * LOOKUP_COST < to - from) {
      for (const [i, document] of documents.entries()) {
        const p = findPosting(postings.documents, from, to, document)
        if (p >= 0) addPlaces(gathered[i] ?? [], source, p, rules)
      }
      continue
    }
    for (let p = from; p < to; p++) {
      const index = indexes[postings.documents[p] ?? 0] ?? 0
      if (index > 0) addPlaces(gathered[index - 1] ?? [], source, p, rules)
    }
  }
  for (const document of documents) indexes[document] = 0
  for (const places of gathered) if (places.length > 1) sortFew(places)
  return gathered
}

/** Attribute and position, without the bit that says whether the word is all. */
function addPlaces(places: number[], { postings, forbidden }: Source, p: number, rules: AttributeRules): void {
  const { occurrences } = postings
  const from = postings.places[p] ?? 0
  const to = Math.min(postings.places[p + 1] ?? 0, from + MOST_OCCURRENCES)
  for (let i = from; i < to; i++) {
    const occurrence = occurrences[i] ?? 0
    if (((rules.flags[attributeOf(occurrence)] ?? 0) & forbidden) === 0) places.push(occurrence >>> 1)
  }
}

/** Mostly sorted, mostly short. */
function sortFew(places: number[]): void {
  if (places.length > 64) {
    places.sort((a, b) => a - b)
    return
  }
  for (let i = 1; i < places.length; i++) {
    const place = places[i] ?? 0
    let at = i
    while (at > 0 && (places[at - 1] ?? 0) > place) {
      places[at] = places[at - 1] ?? 0
      at -= 1
    }
    places[at] = place
  }
}

function toWeakness(place: number | undefined, rules: AttributeRules): number {
  return place === undefined ? FAR : (rules.weakness[attributeOf(place << 1)] ?? 0)
}

/**
 * 1 for neighbours in the query's order, 2 the other way round; 1 as well where one word answers both. More in attributes farther
 * back: words stand beside each other by chance in a long text, and words of a name and a group apart from each other say more.
 */
function measurePair(before: readonly number[], after: readonly number[], rules: AttributeRules): number {
  let least = FAR + Math.max(toWeakness(before[0], rules), toWeakness(after[0], rules))
  let a = 0
  let b = 0
  while (a < before.length && b < after.length) {
    const distance = (after[b] ?? 0) - (before[a] ?? 0)
    const steps = distance > 0 ? distance : distance === 0 ? 1 : 1 - distance
    if (steps < FAR) {
      const weighed = steps + toWeakness(before[a], rules)
      if (weighed < least) least = weighed
      if (least === 1) return 1
    }
    if (distance > 0) a += 1
    else b += 1
  }
  return least
}
