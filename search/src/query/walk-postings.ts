import {
  type AttributeRules,
  findAttributePlace,
  findFirstPlace,
  hasExact,
  NO_EXACT,
  NOT_SEARCHED,
  NOWHERE,
  PLACE_BITS,
} from './attribute-rules.ts'
import { findPosting } from './find-posting.ts'
import type { MatchScratch } from './scratch.ts'
import type { QueryPlan } from './slot.ts'
import type { Source } from './source.ts'

/** Degrees of exactness: the word itself, and (where asked for) the word as a whole value. */
const WORD = 1
export const WHOLE = 2

/** State while the documents of a slot are searched. */
export type Walk = {
  readonly scratch: MatchScratch
  readonly rules: AttributeRules
  readonly exactness: QueryPlan['exactness']
  /** Tag of the slot. The state of its documents begins with it. */
  tag: number
  /** Number of documents that the slot admitted, in `scratch.found`. */
  count: number
}

/** Notes all documents of a source. With `admits` it also takes documents that are not members yet. */
export function walkSource(walk: Walk, source: Source, admits: boolean): void {
  const { rules, exactness } = walk
  const isCareful = (rules.forbidden & source.forbidden) !== 0
  // When attributes allow everything, every document with the word is exact.
  const areExact = source.isExact && exactness === 'word' && (rules.forbidden & (NO_EXACT | NOT_SEARCHED)) === 0
  if (isCareful) walkCarefully(walk, source, admits)
  else if (admits) admitPlain(walk, source, areExact)
  else walkPlain(walk, source, areExact)
  if (source.isExact && (isCareful || !areExact)) markExact(walk, source)
}

/** The hot loop. It keeps everything in local variables, and reads no place where a better one is known already. */
function admitPlain(walk: Walk, { postings, from, to, typos, behind }: Source, areExact: boolean): void {
  const { documents, places, occurrences } = postings
  const { rules, tag } = walk
  const { state, found, degree } = walk.scratch
  const least = tag + (typos << PLACE_BITS) + behind
  let { count } = walk
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    if (areExact) degree[document] = WORD
    const before = state[document] ?? 0
    if (before < tag) found[count++] = document
    else if (before <= least) continue
    const key = least + findFirstPlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0)
    if (before < tag || key < before) state[document] = key
  }
  walk.count = count
}

/** Does the same, for members only. */
function walkPlain(walk: Walk, { postings, from, to, typos, behind }: Source, areExact: boolean): void {
  const { documents, places, occurrences } = postings
  const { rules, tag } = walk
  const { state, member, degree } = walk.scratch
  const least = tag + (typos << PLACE_BITS) + behind
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    if (member[document] === 0) continue
    if (areExact) degree[document] = WORD
    const before = state[document] ?? 0
    if (before >= tag && before <= least) continue
    const key = least + findFirstPlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0)
    if (before < tag || key < before) state[document] = key
  }
}

function walkCarefully(walk: Walk, source: Source, admits: boolean): void {
  const { documents } = source.postings
  const { state, member, found } = walk.scratch
  for (let p = source.from; p < source.to; p++) {
    const document = documents[p] ?? 0
    if (!admits && member[document] === 0) continue
    const isNew = (state[document] ?? 0) < walk.tag
    if (takePosting(walk, source, p, document) && isNew && admits) found[walk.count++] = document
  }
}

/** Looks up each member, instead of walking all postings. It is for few members. */
export function lookUpSource(walk: Walk, source: Source, members: Uint32Array): void {
  const { documents } = source.postings
  for (const document of members) {
    const p = findPosting(documents, source.from, source.to, document)
    if (p < 0 || !takePosting(walk, source, p, document) || !source.isExact) continue
    markExact(walk, { ...source, from: p, to: p + 1 })
  }
}

/** Notes a posting's values for its document. Returns false when attributes forbid the posting. */
function takePosting({ rules, scratch, tag }: Walk, source: Source, p: number, document: number): boolean {
  const { places, occurrences } = source.postings
  const place = findAttributePlace(rules, occurrences, places[p] ?? 0, places[p + 1] ?? 0, source.forbidden)
  if (place === NOWHERE) return false
  const key = tag + (source.typos << PLACE_BITS) + source.behind + place
  const before = scratch.state[document] ?? 0
  if (before < tag || key < before) scratch.state[document] = key
  return true
}

/** Marks exact matches, only in documents that the slot has found. */
function markExact({ rules, exactness, scratch, tag }: Walk, { postings, from, to }: Source): void {
  const { documents, places, occurrences } = postings
  const { state, degree } = scratch
  if (exactness === 'none') return
  const isAny = (rules.forbidden & (NO_EXACT | NOT_SEARCHED)) === 0
  for (let p = from; p < to; p++) {
    const document = documents[p] ?? 0
    if ((state[document] ?? 0) < tag) continue
    const first = places[p] ?? 0
    const last = places[p + 1] ?? 0
    if (!isAny && !hasExact(rules, occurrences, first, last, false)) continue
    const now = exactness === 'attribute' && hasExact(rules, occurrences, first, last, true) ? WHOLE : WORD
    if (now > (degree[document] ?? 0)) degree[document] = now
  }
}
