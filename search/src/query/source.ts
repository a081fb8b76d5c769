import type { Postings } from '../index/segment.ts'
import type { SlotOption } from './slot.ts'

/** Postings that answer a slot: those of a term, or of several words directly one after another. */
export type Source = {
  readonly postings: Pick<Postings, 'documents' | 'places' | 'occurrences'>
  readonly from: number
  readonly to: number
  readonly typos: number
  /** Distance that is added to its places, so that they count as farther back. */
  readonly behind: number
  readonly isExact: boolean
  /** What attributes may forbid it: bits of `attribute-rules.ts`. */
  readonly forbidden: number
}

/** A term that may answer a slot. `prefixLength` of its units match the word; all units where it is undefined. */
export type MatchedTerm = {
  readonly term: number
  readonly option: SlotOption
  readonly prefixLength: number | undefined
}

/** Sources of a slot in one segment, fewest typos first. */
export type SlotSources = {
  readonly sources: readonly Source[]
  readonly terms: readonly MatchedTerm[]
  /** Total number of postings. */
  readonly size: number
}

export const NO_SOURCES: SlotSources = { sources: [], terms: [], size: 0 }
