import type { Columns } from '../columns/columns.ts'
import type { KeyTable } from './key-table.ts'
import type { RecordBytes } from './record-bytes.ts'
import type { Strings } from './strings.ts'

/** Which records hold which words and where. Postings of term `t` are `start[t]` to `start[t + 1] - 1`, each one document. */
export type Postings = {
  readonly start: Uint32Array
  /** Ascending within a term. */
  readonly documents: Uint32Array
  /** Occurrences of posting `p` are `places[p]` to `places[p + 1] - 1`, ascending (see `occurrence.ts`). */
  readonly places: Uint32Array
  readonly occurrences: Uint32Array
}

/** Some records of an index, ready to be searched, never changed. Documents are numbered from 0 in the order of `order`. */
export type Segment = {
  readonly size: number
  /** Paths by the number that occurrences hold. */
  readonly attributes: readonly string[]
  /** Folded words of all records: the terms. */
  readonly vocabulary: Strings
  /** Number of units that each term of `vocabulary` shares with the one before. */
  readonly shared: Uint8Array
  readonly postings: Postings
  /** Other spellings (`maeuse`) → terms. */
  readonly aliases: KeyTable
  /** What forms of a word have in common → terms. */
  readonly stems: KeyTable
  /** Stems of the parts of joined words → terms that hold them. */
  readonly parts: KeyTable
  readonly ids: readonly string[]
  readonly documentOf: ReadonlyMap<string, number>
  /** When each record first came to the index: what decides between equal ones. Ascending. */
  readonly order: Uint32Array
  readonly records: RecordBytes
  readonly columns: Columns
}
