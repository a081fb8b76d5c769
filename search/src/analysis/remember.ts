/** A catalogue repeats its words; beyond this many the cache is emptied. */
const MOST_REMEMBERED = 50_000
/** Letters of all cached words: visitors may send words that are ten times as long as those of a catalogue. */
const MOST_LETTERS = 600_000

/** Copies the string: a substring would keep its whole text in memory. */
const toOwn = (word: string): string => ` ${word}`.slice(1)

/** Caches the result of `find` per word. */
export function remember<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  let letters = 0
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const own = toOwn(word)
    const found = find(own)
    letters += own.length
    if (known.size >= MOST_REMEMBERED || letters > MOST_LETTERS) {
      known.clear()
      letters = own.length
    }
    known.set(own, found)
    return found
  }
}
