/** Documents that a tiling finds, ascending, each with the values that the ranking compares first. */
export type TilingMatch = {
  readonly documents: Uint32Array
  readonly typos: Uint8Array
  /** Best place of any word. */
  readonly place: Uint32Array
  readonly exact: Uint8Array
  readonly words: Uint8Array
}
