/** How a query matches a key: all of it, its beginning, and each of these with one letter wrong, missing, extra or swapped. */
export type Match = 'whole' | 'prefix' | 'whole-typo' | 'prefix-typo'
/** A half-open range of indexes. */
type KeyRange = { from: number; to: number }
type Visit = (range: KeyRange, match: Match) => void

/**
 * Reports which of the sorted `keys` a query may mean, as ranges; a range may be reported several times. A typo is searched for at each letter,
 * among the keys that begin with the letters before it: this takes a few hundred binary searches, however many keys there are.
 */
export function findKeys(keys: readonly string[], query: string, allowsTypo: boolean, visit: Visit): void {
  const all = { from: 0, to: keys.length }
  const tell = (text: string, within: KeyRange, [whole, prefix]: readonly [Match, Match]) => {
    const { from, to } = narrow(keys, text, within)
    let longer = from
    while (longer < to && keys[longer]?.length === text.length) longer += 1
    if (from < longer) visit({ from, to: longer }, whole)
    if (longer < to) visit({ from: longer, to }, prefix)
  }
  tell(query, all, ['whole', 'prefix'])
  if (!allowsTypo) return
  const tellSlip = (text: string, within: KeyRange) => tell(text, within, SLIP)
  let before = all
  for (let at = 0; at < query.length && before.from < before.to; at += 1) {
    const begun = query.slice(0, at)
    const [letter = '', next = ''] = query.slice(at, at + 2)
    const left = query.slice(at + 1)
    tellSlip(begun + left, before)
    if (next !== '' && next !== letter) tellSlip(begun + next + letter + query.slice(at + 2), before)
    eachLetter(keys, at, before, (other, within) => {
      if (other === letter) return
      tellSlip(begun + other + left, within)
      tellSlip(begun + other + letter + left, within)
    })
    before = narrow(keys, begun + letter, before)
  }
}

const SLIP = ['whole-typo', 'prefix-typo'] as const
/** Sorts after every letter that a key has. */
const LAST = '\uFFFF'

/** Narrows the range to the keys that begin with a text. */
function narrow(keys: readonly string[], text: string, { from, to }: KeyRange): KeyRange {
  const first = findFirst(keys, text, from, to)
  return { from: first, to: findFirst(keys, text + LAST, first, to) }
}

/** Visits each letter that occurs at a position in keys of the range, with the keys that have it there; before that position all keys must be equal. */
function eachLetter(
  keys: readonly string[],
  place: number,
  { from, to }: KeyRange,
  visit: (letter: string, within: KeyRange) => void,
): void {
  for (let at = from; at < to; ) {
    const key = keys[at] ?? ''
    if (key.length <= place) {
      at += 1
      continue
    }
    const end = findFirst(keys, key.slice(0, place + 1) + LAST, at, to)
    visit(key.charAt(place), { from: at, to: end })
    at = end
  }
}

/** Returns the index of the first key that does not sort before a text. */
function findFirst(keys: readonly string[], text: string, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
