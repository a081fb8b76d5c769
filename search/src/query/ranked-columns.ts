/** What a segment knows of its documents apart from words; each by document. */
export type RankedColumns = {
  /** Steps of distance, `Infinity` far. */
  readonly distance: Float64Array | undefined
  readonly filters: Uint16Array | undefined
  /** Columns of `asc(…)` and `desc(…)` in `ranking`, by their text, and of all of `customRanking` in its order. */
  readonly named: ReadonlyMap<string, Float64Array>
  readonly custom: readonly Float64Array[]
  readonly order: Uint32Array
  /** Order of `custom` and `order` together, where nothing comes between them. */
  readonly total: TotalOrder | undefined
}

/** Place of a document among all records of an index, each another one, in so many bits. */
export type TotalOrder = { readonly places: Uint32Array; readonly bits: number }
