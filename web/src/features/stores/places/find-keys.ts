/** How a query meets a key: all of it, its beginning, and both with one letter wrong, missing, too many or swapped. */
export type Match = 'whole' | 'prefix' | 'whole-typo' | 'prefix-typo'
/** From the first to the one before the second. */
type KeyRange = { from: number; to: number }
type Visit = (range: KeyRange, match: Match) => void

/**
 * Tells which of the sorted `keys` a query means, some in a row at a time; one may be told several times. A slip is looked for at each
 * letter, among the keys that begin with what stands before it: a few hundred searches in a sorted list, however many keys there are.
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
/** Behind every letter that a key has. */
const LAST = '\uFFFF'

/** Those of the range that begin with a text. */
function narrow(keys: readonly string[], text: string, { from, to }: KeyRange): KeyRange {
  const first = findFirst(keys, text, from, to)
  return { from: first, to: findFirst(keys, text + LAST, first, to) }
}

/** Each letter that stands at a place in keys of the range, with those that have it there; before it all are the same. */
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

/** Index of the first key that is not before a text. */
function findFirst(keys: readonly string[], text: string, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
