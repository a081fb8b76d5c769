/** Words of a catalogue come back all the time; past this many the memory starts over. */
const MOST_REMEMBERED = 50_000

/** A part of a text keeps all of the text in memory; this one is a part of little more than itself. */
const toOwn = (word: string): string => ` ${word}`.slice(1)

/** `find`, but once per word. */
export function remember<T>(find: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const own = toOwn(word)
    const found = find(own)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(own, found)
    return found
  }
}
