/** Tells what an index knows about a folded word. */
export type KnownWords = {
  has(word: string): boolean
  hasPrefix(word: string): boolean
  /** Tells whether the index has a word with this stem. */
  hasStem(stem: string): boolean
  /** Returns the first `most` words that begin like this. */
  complete(prefix: string, most: number): readonly string[]
}
