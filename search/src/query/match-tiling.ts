import { type AttributeRules, findFirstPlace, findPlace, hasExact, NOWHERE, PLACE_BITS } from './attribute-rules.ts'
import { findPosting } from './find-posting.ts'
import { type DocumentScratch, nextStamp, takeScratch } from './scratch.ts'
import type { QueryPlan, Tiling } from './slot.ts'
import { NO_SOURCES, type SlotSources, type Source } from './source.ts'

/** Documents of a segment that a tiling finds; their typos, place, exact words and words stand in the scratch arrays, where `member` is `stamp`. */
export type TilingMatch = {
  readonly documents: Uint32Array
  readonly count: number
  readonly stamp: number
  readonly scratch: DocumentScratch
}

/** A document is looked up in postings instead of walking these when that is about this many times less work. */
const LOOKUP_COST = 12
const PLACE = (1 << PLACE_BITS) - 1
/** How exact a word is: itself, and as all of a value where that is asked for. */
const WORD = 1
export const WHOLE = 2

type Mode = 'first' | 'required' | 'optional' | 'any'
type Round = {
  scratch: DocumentScratch
  rules: AttributeRules
  exactness: QueryPlan['exactness']
  found: Uint32Array
  count: number
  member: number
}

let found = new Uint32Array(0)

/** Required slots first, the rarest of them first: later ones look only at what is left. */
export function matchTiling(
  size: number,
  tiling: Tiling,
  slots: readonly SlotSources[],
  rules: AttributeRules,
  exactness: QueryPlan['exactness'],
): TilingMatch {
  if (found.length < size) found = new Uint32Array(size * 2)
  const round: Round = { scratch: takeScratch(size), rules, exactness, found, count: 0, member: 0 }
  const order = tiling.map((slot, i) => ({ slot, sources: slots[i] ?? NO_SOURCES }))
  order.sort((a, b) => Number(a.slot.isOptional) - Number(b.slot.isOptional) || a.sources.size - b.sources.size)
  const isAny = tiling.every((slot) => slot.isOptional)
  for (const [i, { slot, sources }] of order.entries()) {
    const mode: Mode = isAny ? 'any' : i === 0 ? 'first' : slot.isOptional ? 'optional' : 'required'
    if (round.count === 0 && (mode === 'required' || mode === 'optional')) break
    matchSlot(round, sources, mode, slot.count)
  }
  return { documents: round.found, count: round.count, stamp: round.member, scratch: round.scratch }
}

function matchSlot(round: Round, { sources, size }: SlotSources, mode: Mode, words: number): void {
  const slot = nextStamp()
  const admits = mode === 'first' || mode === 'any'
  const looksUp = !admits && round.count * LOOKUP_COST * sources.length < size
  for (const source of sources) {
    if (looksUp) lookUp(round, source, slot)
    else walk(round, source, slot, admits)
  }
  settle(round, slot, mode, words)
}

function lookUp(round: Round, source: Source, slot: number): void {
  const { documents } = source.postings
  for (let i = 0; i < round.count; i++) {
    const document = round.found[i] ?? 0
    const p = findPosting(documents, source.from, source.to, document)
    if (p < 0 || !take(round, source, slot, p, document) || !source.isExact) continue
    markExact(round, { ...source, from: p, to: p + 1 }, slot)
  }
}

function walk(round: Round, source: Source, slot: number, admits: boolean): void {
  if (round.rules.isPlain) walkPlain(round, source, slot, admits)
  else walkCarefully(round, source, slot, admits)
  if (source.isExact) markExact(round, source, slot)
}

/** The hot loop: everything in local names, and no place is read where fewer typos are known already. */
function walkPlain(round: Round, { postings, from, to, typos }: Source, slot: number, admits: boolean): void {
  const { documents, places, occurrences } = postings
  const { rules } = round
  const { seen, member, best } = round.scratch
  const { found } = round
  const inside = round.member
  const least = typos * (PLACE + 1)
  let { count } = round
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    if (seen[document] === slot) {
      const before = best[document] ?? 0
      if (before <= least) continue
      const key = least + findFirstPlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0)
      if (key < before) best[document] = key
      continue
    }
    if (inside === 0 || member[document] !== inside) {
      if (!admits) continue
      found[count++] = document
    }
    seen[document] = slot
    best[document] = least + findFirstPlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0)
  }
  round.count = count
}

function walkCarefully(round: Round, source: Source, slot: number, admits: boolean): void {
  const { documents } = source.postings
  const { seen, member } = round.scratch
  const { found } = round
  for (let p = source.from; p < source.to; p++) {
    const document = documents[p] ?? 0
    const isInside = round.member !== 0 && member[document] === round.member
    if (!isInside && !admits) continue
    const isNew = !isInside && seen[document] !== slot
    if (take(round, source, slot, p, document) && isNew) found[round.count++] = document
  }
}

/** Notes what a posting says of its document. False when attributes forbid it. */
function take(round: Round, source: Source, slot: number, p: number, document: number): boolean {
  const { rules, scratch } = round
  const { places, occurrences } = source.postings
  const place = findPlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0, source.forbidden)
  if (place === NOWHERE) return false
  const key = source.typos * (PLACE + 1) + place
  if (scratch.seen[document] !== slot) {
    scratch.seen[document] = slot
    scratch.best[document] = key
  } else if (key < (scratch.best[document] ?? 0)) scratch.best[document] = key
  return true
}

/** Only documents that the slot has found: others are not in. */
function markExact(round: Round, { postings, from, to }: Source, slot: number): void {
  const { rules, exactness } = round
  const { documents, places, occurrences } = postings
  const { seen, exactly, degree } = round.scratch
  const asksWhole = exactness === 'attribute'
  if (exactness === 'none') return
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    if (seen[document] !== slot) continue
    const first = places[p] ?? 0
    const last = places[p + 1] ?? 0
    if (!rules.isPlain && !hasExact(rules, occurrences, first, last, false)) continue
    const now = asksWhole && hasExact(rules, occurrences, first, last, true) ? WHOLE : WORD
    if (exactly[document] !== slot || now > (degree[document] ?? 0)) degree[document] = now
    exactly[document] = slot
  }
}

/** Adds what the slot found to what the documents have, and drops those that it did not find and should have. */
function settle(round: Round, slot: number, mode: Mode, slotWords: number): void {
  const { scratch, found } = round
  const { seen, member, best, exactly, degree, typos, place, exact, words } = scratch
  const before = round.member
  const now = nextStamp()
  let kept = 0
  for (let i = 0; i < round.count; i++) {
    const document = found[i] ?? 0
    if (before === 0 || member[document] !== before) {
      typos[document] = 0
      place[document] = PLACE
      exact[document] = 0
      words[document] = 0
    }
    if (seen[document] === slot) {
      const key = best[document] ?? 0
      typos[document] = (typos[document] ?? 0) + (key >>> PLACE_BITS)
      if ((key & PLACE) < (place[document] ?? 0)) place[document] = key & PLACE
      if (exactly[document] === slot) exact[document] = (exact[document] ?? 0) + (degree[document] ?? 0)
      words[document] = (words[document] ?? 0) + slotWords
    } else if (mode === 'required') continue
    member[document] = now
    found[kept++] = document
  }
  round.count = kept
  round.member = now
}
