import type { Columns } from '../columns/columns.ts'
import type { KeyTable } from './key-table.ts'
import type { RecordBytes } from './record-bytes.ts'
import type { Strings } from './strings.ts'

/** Which records contain which words and where. Postings of term `t` are `start[t]` to `start[t + 1] - 1`, one per document. */
export type Postings = {
  readonly start: Uint32Array
  /** Ascending within a term. */
  readonly documents: Uint32Array
  /** Occurrences of posting `p` are `places[p]` to `places[p + 1] - 1`, ascending (see `occurrence.ts`). */
  readonly places: Uint32Array
  readonly occurrences: Uint32Array
}

/** Some records of an index, ready to be searched; immutable. Documents are numbered from 0 in the order of `order`. */
export type Segment = {
  readonly size: number
  /** Attribute paths by the number used in occurrences. */
  readonly attributes: readonly string[]
  /** Folded words of all records: the terms. */
  readonly vocabulary: Strings
  /** Number of leading code units that each term of `vocabulary` shares with the one before. */
  readonly shared: Uint8Array
  readonly postings: Postings
  /** Other spellings (`maeuse`) → terms. */
  readonly aliases: KeyTable
  /** Stems of words → terms. */
  readonly stems: KeyTable
  /** Stems of the parts of compounds → terms that contain them. */
  readonly parts: KeyTable
  readonly ids: readonly string[]
  readonly documentOf: ReadonlyMap<string, number>
  /** When each record was first inserted, which decides between equal ones. Ascending. */
  readonly order: Uint32Array
  readonly records: RecordBytes
  readonly columns: Columns
}
