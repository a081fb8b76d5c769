import { attributeOf } from '../index/occurrence.ts'
import { takeUint32 } from './arena.ts'
import type { AttributeRules } from './attribute-rules.ts'
import { findPosting } from './find-posting.ts'
import type { Source } from './source.ts'

/** Most occurrences that are read of one posting, so that a record that repeats a word thousands of times costs no more. */
const MOST_OCCURRENCES = 32
const LOOKUP_COST = 8

/** Places by number of a document in the current list: ascending, `from` to `to - 1` of `takePlaces()`. */
export type WordPlaces = { readonly from: Uint32Array; readonly to: Uint32Array }

/** These arrays are kept, so that a query leaves no garbage. This one has, by document, its number in the current list plus one. */
let numberOf = new Uint16Array(0)
/** Owners and places as they are found. */
let owners = new Uint16Array(4096)
let drafts = new Uint32Array(4096)
let drafted = 0
/** Places sorted by owner. */
let sorted = new Uint32Array(4096)
let count = 0

export function startGathering(): void {
  count = 0
}

/** Returns what was gathered since the start. Callers must call it again after more was gathered, because the array may be another one. */
export function takePlaces(): Uint32Array {
  return sorted
}

/** Gathers where a slot's words stand in attributes that allow it: attribute and position, without the bit for a whole value. */
export function gatherPlaces(
  size: number,
  documents: Uint32Array,
  sources: readonly Source[],
  rules: AttributeRules,
): WordPlaces {
  drafted = 0
  if (numberOf.length < size) numberOf = new Uint16Array(size * 2)
  for (let i = 0; i < documents.length; i++) numberOf[documents[i] ?? 0] = i + 1
  for (const source of sources) {
    if (documents.length * LOOKUP_COST < source.to - source.from) lookUpPlaces(documents, source, rules)
    else walkPlaces(source, rules)
  }
  for (let i = 0; i < documents.length; i++) numberOf[documents[i] ?? 0] = 0
  return sortDrafts(documents.length)
}

function lookUpPlaces(documents: Uint32Array, source: Source, rules: AttributeRules): void {
  for (let i = 0; i < documents.length; i++) {
    const p = findPosting(source.postings.documents, source.from, source.to, documents[i] ?? 0)
    if (p >= 0) addPlaces(i, source, p, rules)
  }
}

function walkPlaces(source: Source, rules: AttributeRules): void {
  const { documents } = source.postings
  for (let p = source.from; p < source.to; p++) {
    const number = numberOf[documents[p] ?? 0] ?? 0
    if (number > 0) addPlaces(number - 1, source, p, rules)
  }
}

function addPlaces(owner: number, { postings, forbidden }: Source, p: number, rules: AttributeRules): void {
  const { occurrences } = postings
  const from = postings.places[p] ?? 0
  const to = Math.min(postings.places[p + 1] ?? 0, from + MOST_OCCURRENCES)
  if (drafted + MOST_OCCURRENCES > drafts.length) {
    owners = grow(owners, new Uint16Array(owners.length * 2))
    drafts = grow(drafts, new Uint32Array(drafts.length * 2))
  }
  for (let i = from; i < to; i++) {
    const occurrence = occurrences[i] ?? 0
    if (((rules.flags[attributeOf(occurrence)] ?? 0) & forbidden) !== 0) continue
    owners[drafted] = owner
    drafts[drafted++] = occurrence >>> 1
  }
}

function grow<Values extends Uint16Array | Uint32Array>(values: Values, larger: Values): Values {
  larger.set(values)
  return larger
}

/** Appends the newly found places to those gathered before, sorted by owner. */
function sortDrafts(documents: number): WordPlaces {
  const from = takeUint32(documents)
  const to = takeUint32(documents)
  while (count + drafted > sorted.length) sorted = grow(sorted, new Uint32Array(sorted.length * 2))
  for (let i = 0; i < drafted; i++) {
    const owner = owners[i] ?? 0
    to[owner] = (to[owner] ?? 0) + 1
  }
  for (let i = 0; i < documents; i++) {
    const places = to[i] ?? 0
    from[i] = count
    to[i] = count
    count += places
  }
  for (let i = 0; i < drafted; i++) {
    const owner = owners[i] ?? 0
    const at = to[owner] ?? 0
    sorted[at] = drafts[i] ?? 0
    to[owner] = at + 1
  }
  for (let i = 0; i < documents; i++) sortFew(from[i] ?? 0, to[i] ?? 0)
  return { from, to }
}

/** Sorts a range that is mostly sorted and mostly short. */
function sortFew(from: number, to: number): void {
  if (to - from > 64) {
    sorted.subarray(from, to).sort()
    return
  }
  for (let i = from + 1; i < to; i++) {
    const place = sorted[i] ?? 0
    let at = i
    while (at > from && (sorted[at - 1] ?? 0) > place) {
      sorted[at] = sorted[at - 1] ?? 0
      at -= 1
    }
    sorted[at] = place
  }
}
