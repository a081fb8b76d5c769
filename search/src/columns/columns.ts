/** Ascending document numbers of one segment. */
export type DocumentList = Uint32Array

/** One bit per document: document `d` is in it when `bits[d >>> 5] & (1 << (d & 31))`. */
export type DocumentSet = Uint32Array

/** Values of one attribute: those of document `d` are `ordinals[start[d]] … ordinals[start[d + 1] - 1]`, each an index into `values`. */
export type FacetColumn = {
  /** Values as in the records; booleans and numbers as text. */
  readonly values: readonly string[]
  readonly start: Uint32Array
  readonly ordinals: Uint32Array
}

/** Numbers of one attribute; several per document where the record has an array. */
export type NumberColumn = { readonly start: Uint32Array; readonly values: Float64Array }

/** Coordinates of `_geoloc` in degrees; several per document where the record has an array. */
export type PlaceColumn = { readonly start: Uint32Array; readonly lat: Float64Array; readonly lng: Float64Array }

/** All data of a segment's documents besides their words. Made by `build-columns.ts`. */
export type Columns = {
  readonly size: number
  /** Columns of every attribute that settings declare for faceting or filtering, `_tags` and `objectID`. */
  readonly facets: ReadonlyMap<string, FacetColumn>
  readonly numbers: ReadonlyMap<string, NumberColumn>
  readonly places: PlaceColumn | undefined
  /** Values of `attributeForDistinct` and of attributes in custom ranking are among `facets` and `numbers`. */
}
