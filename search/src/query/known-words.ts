/** What an index knows of a folded word. */
export type KnownWords = {
  has(word: string): boolean
  hasPrefix(word: string): boolean
  /** Whether it has a word with this stem. */
  hasStem(stem: string): boolean
  /** The first `most` words that begin so. */
  complete(prefix: string, most: number): readonly string[]
}
