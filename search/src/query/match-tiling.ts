import { copyUint32, takeUint8, takeUint32 } from './arena.ts'
import { type AttributeRules, PLACE_BITS } from './attribute-rules.ts'
import { matchAny } from './match-any.ts'
import { KEY_BITS, nextTag, takeScratch } from './scratch.ts'
import type { QueryPlan, Slot, Tiling } from './slot.ts'
import { NO_SOURCES, type SlotSources } from './source.ts'
import type { TilingMatch } from './tiling-match.ts'
import { lookUpSource, type Walk, walkSource } from './walk-postings.ts'

/** Walking through a posting is about this many times less work than looking up one document in a list of postings. */
const LOOKUP_COST = 12
/** Divisor of the number of documents. When a larger part than this was found, looking at all documents is faster than sorting. */
const SORTED_PART = 32
const NOWHERE = (1 << PLACE_BITS) - 1
const MOST_TYPOS = (1 << (KEY_BITS - PLACE_BITS)) - 1

type OrderedSlot = { readonly slot: Slot; readonly sources: SlotSources }
type Round = TilingMatch & { readonly walk: Walk; count: number }

/** Matches the required slots first, the rarest of them first. Later slots look only at the remaining documents. */
export function matchTiling(
  size: number,
  tiling: Tiling,
  slots: readonly SlotSources[],
  rules: AttributeRules,
  exactness: QueryPlan['exactness'],
): TilingMatch {
  const walk: Walk = { scratch: takeScratch(size), rules, exactness, tag: nextTag(), count: 0 }
  const order = tiling.map((slot, i): OrderedSlot => ({ slot, sources: slots[i] ?? NO_SOURCES }))
  order.sort((a, b) => Number(a.slot.isOptional) - Number(b.slot.isOptional) || a.sources.size - b.sources.size)
  const [first, ...others] = order
  if (first === undefined || first.slot.isOptional) return matchAny(walk, size, order)
  for (const source of first.sources.sources) walkSource(walk, source, true)
  const round = startRound(walk, listFound(walk, size), first.slot)
  if (others.length === 0) return toMatch(round)
  admitMembers(round)
  for (const { slot, sources } of others) {
    if (round.count === 0) break
    walk.tag = nextTag()
    matchSlot(round, sources)
    settle(round, slot)
  }
  return endRound(round)
}

/** Lists the found documents, ascending. */
function listFound({ scratch, count, tag }: Walk, size: number): Uint32Array {
  if (count * SORTED_PART < size) return copyUint32(scratch.found.subarray(0, count)).sort()
  const documents = takeUint32(count)
  const { state } = scratch
  let at = 0
  for (let document = 0; document < size; document++) if ((state[document] ?? 0) >= tag) documents[at++] = document
  return documents
}

/** Starts with the documents that the first slot admitted, and with its values for them. */
function startRound(walk: Walk, documents: Uint32Array, slot: Slot): Round {
  const count = documents.length
  const typos = takeUint8(count)
  const place = takeUint32(count)
  const exact = takeUint8(count)
  const words = takeUint8(count).fill(slot.count)
  const { state, degree } = walk.scratch
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? 0
    const found = state[document] ?? 0
    typos[i] = (found >> PLACE_BITS) & MOST_TYPOS
    place[i] = slot.hasPlace ? found & NOWHERE : NOWHERE
    exact[i] = degree[document] ?? 0
    degree[document] = 0
  }
  return { walk, count, documents, typos, place, exact, words }
}

function admitMembers({ walk, documents, count }: Round): void {
  const { member } = walk.scratch
  for (let i = 0; i < count; i++) member[documents[i] ?? 0] = 1
}

function matchSlot({ walk, documents, count }: Round, { sources, size }: SlotSources): void {
  if (count * LOOKUP_COST * sources.length < size) {
    const members = documents.subarray(0, count)
    for (const source of sources) lookUpSource(walk, source, members)
  } else for (const source of sources) walkSource(walk, source, false)
}

/** Adds a slot's values to those of the documents. Drops documents that a required slot did not find. */
function settle(round: Round, slot: Slot): void {
  const { documents, typos, place, exact, words, count } = round
  const { tag, scratch } = round.walk
  const { state, member, degree } = scratch
  let kept = 0
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? 0
    const found = state[document] ?? 0
    const isFound = found >= tag
    if (!isFound && !slot.isOptional) {
      member[document] = 0
      continue
    }
    const before = place[i] ?? 0
    documents[kept] = document
    typos[kept] = typos[i] ?? 0
    place[kept] = before
    exact[kept] = exact[i] ?? 0
    words[kept] = words[i] ?? 0
    if (isFound) {
      const here = found & NOWHERE
      typos[kept] = (typos[kept] ?? 0) + ((found >> PLACE_BITS) & MOST_TYPOS)
      if (slot.hasPlace && here < before) place[kept] = here
      exact[kept] = (exact[kept] ?? 0) + (degree[document] ?? 0)
      words[kept] = (words[kept] ?? 0) + slot.count
    }
    degree[document] = 0
    kept += 1
  }
  round.count = kept
}

function endRound(round: Round): TilingMatch {
  const { walk, documents, count } = round
  const { member } = walk.scratch
  for (let i = 0; i < count; i++) member[documents[i] ?? 0] = 0
  return toMatch(round)
}

function toMatch({ documents, typos, place, exact, words, count }: Round): TilingMatch {
  return {
    documents: documents.subarray(0, count),
    typos: typos.subarray(0, count),
    place: place.subarray(0, count),
    exact: exact.subarray(0, count),
    words: words.subarray(0, count),
  }
}
