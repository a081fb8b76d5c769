import { attributeOf, isWholeWord, positionOf } from '../index/occurrence.ts'
import { toSearchableAttributes } from '../index/searchable-attributes.ts'
import type { Segment } from '../index/segment.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { SearchParams } from '../port/search-params.ts'
import { takeUint8, takeUint32 } from './arena.ts'

/** Place for the ranking: `rank of the attribute << 12 | position in it`. Less is better. */
export const POSITION_BITS = 12
const LAST_POSITION = (1 << POSITION_BITS) - 1
export const PLACE_BITS = 20
/** The very last rank is kept free, so that places may be counted as farther back. */
const LAST_RANK = (1 << (PLACE_BITS - POSITION_BITS)) - 2
export const NOWHERE = 0xffff_ffff

/** Distance from which words in an attribute no longer count as near each other. */
export const FAR = 8
/** Most distance that an attribute adds. Words far apart count as much as neighbours in an attribute that stands a third of the list farther back. */
const WEAKEST = 3 * FAR

/** What an attribute forbids for the words that are found in it. */
export const NOT_SEARCHED = 1
export const NO_TYPO = 2
export const NO_PREFIX = 4
export const NO_EXACT = 8
/** Marks an attribute that weighs as much as the next one. Its first occurrence need not be the best one. */
const SHARES_RANK = 16

/** Rules by number of attribute. */
export type AttributeRules = {
  readonly flags: Uint8Array
  readonly base: Uint32Array
  /** All ones where the position counts, else 0. */
  readonly mask: Uint32Array
  /** Distance that is added between words in this attribute, below `WEAKEST`, because the last attributes say little about a record. */
  readonly weakness: Uint8Array
  /** All bits that any attribute forbids. */
  readonly forbidden: number
  /** Whether every attribute allows everything. */
  readonly isPlain: boolean
}

type Params = Pick<
  SearchParams,
  | 'restrictSearchableAttributes'
  | 'disableTypoToleranceOnAttributes'
  | 'disablePrefixOnAttributes'
  | 'disableExactOnAttributes'
>

export function toAttributeRules(
  segment: Pick<Segment, 'attributes'>,
  settings: Pick<IndexSettings, 'searchableAttributes'>,
  params: Params,
): AttributeRules {
  const declared = toSearchableAttributes(settings)
  const restricted = params.restrictSearchableAttributes
  const size = segment.attributes.length
  const flags = takeUint8(size)
  const base = takeUint32(size)
  const mask = takeUint32(size)
  const weakness = takeUint8(size)
  const ranks = declared.reduce((most, { rank }) => Math.max(most, rank), 0) + 1
  let forbidden = 0
  for (const [i, path] of segment.attributes.entries()) {
    const { rank, isOrdered } = declared[i] ?? { rank: 0, isOrdered: false }
    base[i] = Math.min(rank, LAST_RANK) << POSITION_BITS
    weakness[i] = Math.floor((rank * WEAKEST) / ranks)
    mask[i] = isOrdered ? LAST_POSITION : 0
    flags[i] =
      (restricted !== undefined && !restricted.includes(path) ? NOT_SEARCHED : 0) |
      (params.disableTypoToleranceOnAttributes.includes(path) ? NO_TYPO : 0) |
      (params.disablePrefixOnAttributes.includes(path) ? NO_PREFIX : 0) |
      (params.disableExactOnAttributes.includes(path) ? NO_EXACT : 0)
    forbidden |= flags[i] ?? 0
    if (declared[i + 1]?.rank === rank) flags[i] = (flags[i] ?? 0) | SHARES_RANK
  }
  return { flags, base, mask, weakness, forbidden, isPlain: forbidden === 0 }
}

function toPlace(base: Uint32Array, mask: Uint32Array, occurrence: number): number {
  const attribute = attributeOf(occurrence)
  const position = positionOf(occurrence)
  return (base[attribute] ?? 0) + ((position < LAST_POSITION ? position : LAST_POSITION) & (mask[attribute] ?? 0))
}

/** Returns the best place among the occurrences from `from` to `to - 1`. It is that of the first one, except for attributes that share a rank. */
export function findFirstPlace(rules: AttributeRules, occurrences: Uint32Array, from: number, to: number): number {
  const { base, mask, flags } = rules
  const first = occurrences[from] ?? 0
  const attribute = attributeOf(first)
  const rank = base[attribute] ?? 0
  let best = toPlace(base, mask, first)
  if (best === rank || ((flags[attribute] ?? 0) & SHARES_RANK) === 0) return best
  for (let i = from + 1; i < to; i++) {
    const occurrence = occurrences[i] ?? 0
    if (base[attributeOf(occurrence)] !== rank) break
    const place = toPlace(base, mask, occurrence)
    if (place < best) best = place
  }
  return best
}

/** Returns the best place among the occurrences `from` to `to - 1` in attributes that forbid none of `forbidden`, or `NOWHERE`. */
export function findAttributePlace(
  rules: AttributeRules,
  occurrences: Uint32Array,
  from: number,
  to: number,
  forbidden: number,
): number {
  let best = NOWHERE
  for (let i = from; i < to; i++) {
    const occurrence = occurrences[i] ?? 0
    if (((rules.flags[attributeOf(occurrence)] ?? 0) & forbidden) !== 0) continue
    const place = toPlace(rules.base, rules.mask, occurrence)
    if (place < best) best = place
  }
  return best
}

/** Tells whether one of the occurrences counts as exact. With `needsWhole` the word must be the whole value. */
export function hasExact(
  rules: AttributeRules,
  occurrences: Uint32Array,
  from: number,
  to: number,
  needsWhole: boolean,
): boolean {
  for (let i = from; i < to; i++) {
    const occurrence = occurrences[i] ?? 0
    if (needsWhole && !isWholeWord(occurrence)) continue
    if (((rules.flags[attributeOf(occurrence)] ?? 0) & (NO_EXACT | NOT_SEARCHED)) === 0) return true
  }
  return false
}
