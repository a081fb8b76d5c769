import type { Analyzer } from '../analysis/analyzer.ts'
import type { Segment } from '../index/segment.ts'
import { takeUint8, takeUint32 } from './arena.ts'
import type { AttributeRules } from './attribute-rules.ts'
import { expandSlot } from './expand-slot.ts'
import { matchTiling } from './match-tiling.ts'
import { mergeRuns } from './merge-runs.ts'
import type { QueryPlan, Slot } from './slot.ts'
import { NO_SOURCES, type SlotSources } from './source.ts'
import type { TilingMatch } from './tiling-match.ts'

/** Documents of a segment that a query finds, ascending, each with the values that the ranking compares first. */
export type TextMatch = {
  readonly documents: Uint32Array
  readonly typos: Uint8Array
  /** Best place of any of the words (`attribute-rules.ts`). */
  readonly place: Uint32Array
  readonly exact: Uint8Array
  readonly words: Uint8Array
  /** Number of the tiling that fits best. */
  readonly tiling: Uint8Array
  readonly slots: ReadonlyMap<Slot, SlotSources>
}

type Gathered = Omit<TextMatch, 'slots'>

/** Tries the tilings with the numbers in `tilings`. `before` is what earlier tilings have found. */
export function matchText(
  segment: Segment,
  plan: QueryPlan,
  analyzer: Analyzer,
  rules: AttributeRules,
  tilings: readonly number[],
  before?: TextMatch,
): TextMatch {
  const slots = new Map<Slot, SlotSources>(before?.slots)
  let best: Gathered = before ?? { ...NOTHING, tiling: new Uint8Array() }
  for (const number of tilings) {
    const tiling = plan.tilings[number] ?? []
    for (const slot of tiling) {
      if (slots.has(slot)) continue
      slots.set(slot, mergeRuns(expandSlot(segment, slot, analyzer, plan.hasForms), segment.size, rules))
    }
    const sources = tiling.map((slot) => slots.get(slot) ?? NO_SOURCES)
    if (tiling.some((slot, i) => !slot.isOptional && sources[i]?.size === 0)) continue
    const match = matchTiling(segment.size, tiling, sources, rules, plan.exactness)
    if (match.documents.length === 0) continue
    const found = { ...match, tiling: takeUint8(match.documents.length).fill(number) }
    best = best.documents.length === 0 ? found : mergeMatches(best, found)
  }
  return { ...best, slots }
}

const NOTHING: TilingMatch = {
  documents: new Uint32Array(),
  typos: new Uint8Array(),
  place: new Uint32Array(),
  exact: new Uint8Array(),
  words: new Uint8Array(),
}

/** Merges the documents of both. For a document in both, the better match counts. */
function mergeMatches(a: Gathered, b: Gathered): Gathered {
  const most = a.documents.length + b.documents.length
  const merged = {
    documents: takeUint32(most),
    typos: takeUint8(most),
    place: takeUint32(most),
    exact: takeUint8(most),
    words: takeUint8(most),
    tiling: takeUint8(most),
  }
  let count = 0
  const take = (from: Gathered, i: number) => {
    merged.documents[count] = from.documents[i] ?? 0
    merged.typos[count] = from.typos[i] ?? 0
    merged.place[count] = from.place[i] ?? 0
    merged.exact[count] = from.exact[i] ?? 0
    merged.words[count] = from.words[i] ?? 0
    merged.tiling[count++] = from.tiling[i] ?? 0
  }
  let i = 0
  let j = 0
  while (i < a.documents.length || j < b.documents.length) {
    const difference = (a.documents[i] ?? Infinity) - (b.documents[j] ?? Infinity)
    if (difference === 0) {
      if (isBetter(b, j, a, i)) take(b, j)
      else take(a, i)
    } else if (difference < 0) take(a, i)
    else take(b, j)
    if (difference <= 0) i += 1
    if (difference >= 0) j += 1
  }
  return {
    documents: merged.documents.subarray(0, count),
    typos: merged.typos.subarray(0, count),
    place: merged.place.subarray(0, count),
    exact: merged.exact.subarray(0, count),
    words: merged.words.subarray(0, count),
    tiling: merged.tiling.subarray(0, count),
  }
}

function isBetter(a: TilingMatch, i: number, b: TilingMatch, j: number): boolean {
  const typos = (a.typos[i] ?? 0) - (b.typos[j] ?? 0)
  if (typos !== 0) return typos < 0
  const words = (a.words[i] ?? 0) - (b.words[j] ?? 0)
  if (words !== 0) return words > 0
  const place = (a.place[i] ?? 0) - (b.place[j] ?? 0)
  if (place !== 0) return place < 0
  return (a.exact[i] ?? 0) > (b.exact[j] ?? 0)
}
