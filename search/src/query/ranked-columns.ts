/** Values of a segment's documents that do not depend on words, each by document. */
export type RankedColumns = {
  /** Steps of distance; `Infinity` for documents without a place. */
  readonly distance: Float64Array | undefined
  readonly filters: Uint16Array | undefined
  /** Columns of `asc(…)` and `desc(…)` in `ranking`, by their text. `custom` has all columns of `customRanking` in its order. */
  readonly named: ReadonlyMap<string, Float64Array>
  readonly custom: readonly Float64Array[]
  readonly order: Uint32Array
  /** Order of `custom` and `order` together, where no other criterion stands between them. */
  readonly total: TotalOrder | undefined
}

/** Place of each document among all records of an index. No two are equal; they fit into `bits` bits. */
export type TotalOrder = { readonly places: Uint32Array; readonly bits: number }
