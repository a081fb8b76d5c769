import { copyUint32, takeUint8, takeUint32 } from './arena.ts'
import { PLACE_BITS } from './attribute-rules.ts'
import { KEY_BITS, nextTag } from './scratch.ts'
import type { Slot } from './slot.ts'
import type { SlotSources } from './source.ts'
import type { TilingMatch } from './tiling-match.ts'
import { type Walk, walkSource } from './walk-postings.ts'

/** Divisor of the number of documents. When a larger part than this was found, looking at all documents is faster than sorting. */
const SORTED_PART = 32
const NOWHERE = (1 << PLACE_BITS) - 1
const MOST_TYPOS = (1 << (KEY_BITS - PLACE_BITS)) - 1

/** Sums over the slots and the best place, by document. They are used only here and left empty afterwards. */
type Sums = {
  readonly typos: Uint8Array
  readonly place: Uint32Array
  readonly exact: Uint8Array
  readonly words: Uint8Array
}

let sums = createSums(0)
let union = new Uint32Array(0)

function createSums(size: number): Sums {
  const place = new Uint32Array(size).fill(NOWHERE)
  return { typos: new Uint8Array(size), place, exact: new Uint8Array(size), words: new Uint8Array(size) }
}

/** Finds the documents that any slot finds, for queries without a required slot. Each slot touches only the documents that it finds itself. */
export function matchAny(
  walk: Walk,
  size: number,
  slots: readonly { readonly slot: Slot; readonly sources: SlotSources }[],
): TilingMatch {
  if (union.length < size) {
    sums = createSums(walk.scratch.state.length)
    union = new Uint32Array(walk.scratch.state.length)
  }
  let count = 0
  for (const { slot, sources } of slots) {
    walk.tag = nextTag()
    walk.count = 0
    for (const source of sources.sources) walkSource(walk, source, true)
    count = addSlot(walk, slot, count)
  }
  return takeOut(walk, size, count)
}

/** Adds a slot's documents to `union`. Callers must pass their current number as `count`; returns the new number. */
function addSlot({ scratch, count: found }: Walk, slot: Slot, count: number): number {
  const { state, member, degree, found: documents } = scratch
  const { typos, place, exact, words } = sums
  const { hasPlace, count: added } = slot
  let next = count
  for (let i = 0; i < found; i++) {
    const document = documents[i] ?? 0
    const key = state[document] ?? 0
    if (member[document] === 0) {
      member[document] = 1
      union[next++] = document
    }
    typos[document] = (typos[document] ?? 0) + ((key >> PLACE_BITS) & MOST_TYPOS)
    const here = key & NOWHERE
    if (hasPlace && here < (place[document] ?? 0)) place[document] = here
    exact[document] = (exact[document] ?? 0) + (degree[document] ?? 0)
    degree[document] = 0
    words[document] = (words[document] ?? 0) + added
  }
  return next
}

/** Lists the documents, ascending, and clears the marks. */
function listUnion(member: Uint8Array, size: number, count: number): Uint32Array {
  if (count * SORTED_PART < size) return copyUint32(union.subarray(0, count)).sort()
  const documents = takeUint32(count)
  for (let document = 0, at = 0; at < count; document++) if (member[document] === 1) documents[at++] = document
  return documents
}

function takeOut({ scratch: { member } }: Walk, size: number, count: number): TilingMatch {
  const documents = listUnion(member, size, count)
  const match = {
    documents,
    typos: takeUint8(count),
    place: takeUint32(count),
    exact: takeUint8(count),
    words: takeUint8(count),
  }
  const { typos, place, exact, words } = sums
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? 0
    match.typos[i] = typos[document] ?? 0
    match.place[i] = place[document] ?? 0
    match.exact[i] = exact[document] ?? 0
    match.words[i] = words[document] ?? 0
    member[document] = 0
    typos[document] = 0
    place[document] = NOWHERE
    exact[document] = 0
    words[document] = 0
  }
  return match
}
