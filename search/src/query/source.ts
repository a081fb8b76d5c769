import type { Postings } from '../index/segment.ts'
import type { SlotOption } from './slot.ts'

/** Postings that answer a slot: those of a term, or of several words beside each other. */
export type Source = {
  readonly postings: Pick<Postings, 'documents' | 'places' | 'occurrences'>
  readonly from: number
  readonly to: number
  readonly typos: number
  /** Distance by which its places count as farther back. */
  readonly behind: number
  readonly isExact: boolean
  /** What attributes may forbid it: bits of `attribute-rules.ts`. */
  readonly forbidden: number
}

/** A term that may answer a slot: `prefixLength` of its units stand for the word, all where it is undefined. */
export type MatchedTerm = {
  readonly term: number
  readonly option: SlotOption
  readonly prefixLength: number | undefined
}

/** A slot in one segment, fewest typos first. */
export type SlotSources = {
  readonly sources: readonly Source[]
  readonly terms: readonly MatchedTerm[]
  /** Postings in all. */
  readonly size: number
}

export const NO_SOURCES: SlotSources = { sources: [], terms: [], size: 0 }
