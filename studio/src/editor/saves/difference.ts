/** Location in a document: `main`, the id of a block there, `link`, `externalLink`. */
export type Path = readonly string[]

export type Side = 'mine' | 'theirs'
/** `base`: the version that both are based on. */
export type Three = { base: unknown; mine: unknown; theirs: unknown }

/** A difference between two versions: in a field, a field of a block, a whole block, or the order of a list. */
export type Difference = {
  path: Path
  isOrder: boolean
  /** True for a block in two different areas: the values are the names of the areas. */
  isPlace?: true
  /** `undefined`: the block is missing in that version. */
  mine: unknown
  theirs: unknown
  /**
   * One side: only that side has changed the part, so its value is kept. `both`: the user decides. `each`: both have
   * moved different rows, and `joined` includes all moves.
   */
  changedBy: Side | 'both' | 'each'
  /** Order of the rows in both versions, with the moves of both sides. */
  joined?: readonly string[]
}

export const keyOf = ({ path, isOrder, isPlace }: Pick<Difference, 'path' | 'isOrder' | 'isPlace'>): string =>
  `${path.join('/')}${isOrder ? '#order' : ''}${isPlace ? '#place' : ''}`
