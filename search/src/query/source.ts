import type { Postings } from '../index/segment.ts'

/** Postings that answer a slot: those of a term, or of several words beside each other. */
export type Source = {
  readonly postings: Pick<Postings, 'documents' | 'places' | 'occurrences'>
  readonly from: number
  readonly to: number
  readonly typos: number
  readonly isExact: boolean
  /** What attributes may forbid it: bits of `attribute-rules.ts`. */
  readonly forbidden: number
}

/** A slot in one segment, fewest typos first. */
export type SlotSources = {
  readonly sources: readonly Source[]
  /** Postings in all. */
  readonly size: number
}
