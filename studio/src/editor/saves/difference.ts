/** Where in a document: `main`, the id of a block there, `link`, `externalLink`. */
export type Path = readonly string[]

export type Side = 'mine' | 'theirs'
/** `base`: what both started from. */
export type Three = { base: unknown; mine: unknown; theirs: unknown }

/** A part of a document that the two versions hold differently: a field, a field of a block, a whole block, or the order of a list. */
export type Difference = {
  path: Path
  isOrder: boolean
  /** True for a block that stands in two areas: what the versions hold is the name of the area. */
  isPlace?: true
  /** `undefined`: that version has no such block. */
  mine: unknown
  theirs: unknown
  /** Changed by one side only: that one's is the one to keep. Both: a person decides. Each: both have moved others, and `joined` has it all. */
  changedBy: Side | 'both' | 'each'
  /** Order of the rows that both versions have, with what each has moved. */
  joined?: readonly string[]
}

export const keyOf = ({ path, isOrder, isPlace }: Pick<Difference, 'path' | 'isOrder' | 'isPlace'>): string =>
  `${path.join('/')}${isOrder ? '#order' : ''}${isPlace ? '#place' : ''}`
