import { type AttributeRules, findAttributePlace, findFirstPlace } from './attribute-rules.ts'
import type { SlotSources, Source } from './source.ts'

/** A slot is heavy when it has more than this many times as many postings as there are documents. That happens with one or two letters, which begin words of every record. */
const HEAVY = 1.5
/** Fewer postings than this are not worth merging. */
const FEW = 30_000
/** Most lists that are kept for each segment. */
const MOST_KEPT = 48
const NOT_HERE = 0xffff_ffff

type Merged = Source['postings']

const kept = new WeakMap<Uint32Array, Map<string, Merged>>()

/**
 * Merges postings of adjacent terms into one list, made once, for a beginning so short that every record has several words with
 * it. The slot finds the same documents with the same best places. Afterwards it knows only the best place of each document.
 */
export function mergeRuns(slot: SlotSources, size: number, rules: AttributeRules): SlotSources {
  if (!rules.isPlain || slot.size < FEW || slot.size < size * HEAVY) return slot
  const sources: Source[] = []
  for (let i = 0; i < slot.sources.length; ) {
    let end = i + 1
    while (end < slot.sources.length && follows(slot.sources[end], slot.sources[end - 1])) end += 1
    sources.push(...mergeRun(slot.sources.slice(i, end), size, rules))
    i = end
  }
  return { ...slot, sources, size: sources.reduce((sum, { from, to }) => sum + to - from, 0) }
}

function follows(source: Source | undefined, before: Source | undefined): boolean {
  if (source === undefined || before === undefined) return false
  if (source.isExact || before.isExact || source.typos !== before.typos || source.behind !== before.behind) return false
  return source.postings === before.postings && source.from === before.to && source.forbidden === before.forbidden
}

function mergeRun(run: readonly Source[], size: number, rules: AttributeRules): readonly Source[] {
  const [first] = run
  const last = run.at(-1)
  if (first === undefined || last === undefined || last.to - first.from < Math.max(FEW, size * HEAVY)) return run
  const postings = findMerged(first.postings, first.from, last.to, size, rules)
  return [{ ...first, postings, from: 0, to: postings.documents.length }]
}

function findMerged(postings: Merged, from: number, to: number, size: number, rules: AttributeRules): Merged {
  const known = kept.get(postings.documents) ?? new Map<string, Merged>()
  kept.set(postings.documents, known)
  const key = `${from} ${to} ${rules.base} ${rules.mask}`
  const before = known.get(key)
  if (before !== undefined) return before
  const made = merge(postings, from, to, size, rules)
  known.set(key, made)
  const [oldest] = known.keys()
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
  return made
}

/** Keeps for each document the first occurrence of the term with the best place. */
function merge(
  { documents, places, occurrences }: Merged,
  from: number,
  to: number,
  size: number,
  rules: AttributeRules,
): Merged {
  const best = new Uint32Array(size).fill(NOT_HERE)
  const occurrence = new Uint32Array(size)
  let count = 0
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    const start = places[p] ?? 0
    const place = findFirstPlace(rules, occurrences, start, places[p + 1] ?? 0)
    const before = best[document] ?? 0
    if (place >= before) continue
    if (before === NOT_HERE) count += 1
    best[document] = place
    let at = start
    while (findAttributePlace(rules, occurrences, at, at + 1, 0) !== place) at += 1
    occurrence[document] = occurrences[at] ?? 0
  }
  const merged = {
    documents: new Uint32Array(count),
    places: Uint32Array.from({ length: count + 1 }, (_, i) => i),
    occurrences: new Uint32Array(count),
  }
  let at = 0
  for (let document = 0; document < size; document++) {
    if (best[document] === NOT_HERE) continue
    merged.documents[at] = document
    merged.occurrences[at++] = occurrence[document] ?? 0
  }
  return merged
}
