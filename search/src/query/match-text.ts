import type { Analyzer } from '../analysis/analyzer.ts'
import type { Segment } from '../index/segment.ts'
import type { AttributeRules } from './attribute-rules.ts'
import { expandSlot } from './expand-slot.ts'
import { matchTiling, type TilingMatch } from './match-tiling.ts'
import { type DocumentScratch, nextStamp } from './scratch.ts'
import type { QueryPlan, Slot } from './slot.ts'
import { NO_SOURCES, type SlotSources } from './source.ts'

/** Documents of a segment that a query finds, ascending, each with what the ranking asks first. */
export type TextMatch = {
  readonly documents: Uint32Array
  readonly typos: Uint8Array
  /** Best place of any of its words (`attribute-rules.ts`). */
  readonly place: Uint32Array
  readonly exact: Uint8Array
  readonly words: Uint8Array
  /** Number of the tiling that fits best. */
  readonly tiling: Uint8Array
  readonly slots: ReadonlyMap<Slot, SlotSources>
}

type Gathered = Omit<TextMatch, 'slots'>

type Merged = {
  stamp: Uint32Array
  typos: Uint8Array
  place: Uint32Array
  exact: Uint8Array
  words: Uint8Array
  tiling: Uint8Array
}

let merged = createMerged(0)

function createMerged(size: number): Merged {
  return {
    stamp: new Uint32Array(size),
    typos: new Uint8Array(size),
    place: new Uint32Array(size),
    exact: new Uint8Array(size),
    words: new Uint8Array(size),
    tiling: new Uint8Array(size),
  }
}

export function matchText(segment: Segment, plan: QueryPlan, analyzer: Analyzer, rules: AttributeRules): TextMatch {
  const slots = new Map<Slot, SlotSources>()
  const usable: number[] = []
  for (const [number, tiling] of plan.tilings.entries()) {
    for (const slot of tiling) {
      if (!slots.has(slot)) slots.set(slot, expandSlot(segment, slot, analyzer, plan.hasForms))
    }
    if (tiling.every((slot) => slot.isOptional || slots.get(slot)?.size !== 0)) usable.push(number)
  }
  const run = (number: number): TilingMatch => {
    const tiling = plan.tilings[number] ?? []
    const sources = tiling.map((slot) => slots.get(slot) ?? NO_SOURCES)
    return matchTiling(segment.size, tiling, sources, rules, plan.exactness)
  }
  const [only = 0] = usable
  if (usable.length === 1) {
    const { count, stamp, scratch } = run(only)
    return {
      ...gather(segment.size, count, scratch.member, stamp, scratch),
      tiling: new Uint8Array(count).fill(only),
      slots,
    }
  }
  return { ...matchAll(segment.size, usable, run), slots }
}

function matchAll(size: number, usable: readonly number[], run: (number: number) => TilingMatch): Gathered {
  if (merged.stamp.length < size) merged = createMerged(size * 2)
  const stamp = nextStamp()
  let count = 0
  for (const number of usable) count += merge(run(number), number, stamp)
  const tiling = new Uint8Array(count)
  const gathered = gather(size, count, merged.stamp, stamp, merged)
  for (let i = 0; i < count; i++) tiling[i] = merged.tiling[gathered.documents[i] ?? 0] ?? 0
  return { ...gathered, tiling }
}

/** Keeps the better of two ways to find a document. Returns how many are new. */
function merge({ documents, count, scratch: from }: TilingMatch, tiling: number, stamp: number): number {
  let added = 0
  for (let i = 0; i < count; i++) {
    const document = documents[i] ?? 0
    if (merged.stamp[document] !== stamp) {
      merged.stamp[document] = stamp
      added += 1
    } else if (!isBetter(from, document)) continue
    merged.typos[document] = from.typos[document] ?? 0
    merged.place[document] = from.place[document] ?? 0
    merged.exact[document] = from.exact[document] ?? 0
    merged.words[document] = from.words[document] ?? 0
    merged.tiling[document] = tiling
  }
  return added
}

function isBetter(now: DocumentScratch, document: number): boolean {
  const typos = (now.typos[document] ?? 0) - (merged.typos[document] ?? 0)
  if (typos !== 0) return typos < 0
  const words = (now.words[document] ?? 0) - (merged.words[document] ?? 0)
  if (words !== 0) return words > 0
  const place = (now.place[document] ?? 0) - (merged.place[document] ?? 0)
  if (place !== 0) return place < 0
  return (now.exact[document] ?? 0) > (merged.exact[document] ?? 0)
}

function gather(
  size: number,
  count: number,
  stamps: Uint32Array,
  stamp: number,
  from: Pick<DocumentScratch, 'typos' | 'place' | 'exact' | 'words'>,
): Omit<Gathered, 'tiling'> {
  const documents = new Uint32Array(count)
  const typos = new Uint8Array(count)
  const place = new Uint32Array(count)
  const exact = new Uint8Array(count)
  const words = new Uint8Array(count)
  let at = 0
  for (let document = 0; document < size && at < count; document++) {
    if (stamps[document] !== stamp) continue
    documents[at] = document
    typos[at] = from.typos[document] ?? 0
    place[at] = from.place[document] ?? 0
    exact[at] = from.exact[document] ?? 0
    words[at++] = from.words[document] ?? 0
  }
  return { documents, typos, place, exact, words }
}
