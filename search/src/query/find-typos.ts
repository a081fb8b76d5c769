import { countStrings, type Strings } from '../index/strings.ts'

/** Callback for a term that is `typos` away from a word. `length` says how many of the term's units match the word: all of them unless the term is longer. */
type OnTypo = (term: number, typos: number, length: number) => void

/** Most letters that are compared; of longer words only the beginning is. */
const LONGEST = 64
const FAR = 200
const WIDTH = LONGEST + 1

/** Row `i` has the typos between the first `i` units of the term and each beginning of the word. */
const rows = new Uint8Array((LONGEST + 4) * WIDTH)
/** For prefixes, by depth: the fewest typos of any beginning of the term so far, and the length of that beginning. */
const bestTypos = new Uint8Array(LONGEST + 4)
const bestLength = new Uint8Array(LONGEST + 4)

/**
 * All terms within `budget` (1 or 2) typos of `word`: a letter too many, missing, other, or two changed over; on the first letter
 * it counts twice. With `isPrefix` also longer terms whose beginning is that near and ends in the word's last letter.
 * Terms that are equal to the word (or begin with it) are told, too, with 0.
 *
 * The vocabulary is sorted, so terms with a common beginning stand together: its rows are computed once, and all are skipped
 * where it is too far away already.
 */
export function findTypos(
  vocabulary: Strings,
  shared: Uint8Array,
  word: string,
  budget: number,
  isPrefix: boolean,
  onTypo: OnTypo,
): void {
  const wanted = toUnits(word)
  fillFirstRow(wanted.length)
  const count = countStrings(vocabulary)
  const { units, start } = vocabulary
  let common = 0
  for (let term = 0; term < count; ) {
    const from = start[term] ?? 0
    const length = Math.min(
      (start[term + 1] ?? from) - from,
      wanted.length + (isPrefix ? LONGEST : budget + 1),
      LONGEST,
    )
    let depth = common
    let isDead = false
    while (depth < length && !isDead) {
      isDead = !addRow(units, from, ++depth, wanted, budget, isPrefix)
    }
    if (!isDead) tell(term, depth, (start[term + 1] ?? from) - from, wanted.length, budget, isPrefix, onTypo)
    common = depth
    term += 1
    while (term < count && isDead && (shared[term] ?? 0) >= depth) term += 1
    common = Math.min(common, shared[term] ?? 0)
  }
}

function toUnits(word: string): Uint16Array {
  const units = new Uint16Array(Math.min(word.length, LONGEST))
  for (let i = 0; i < units.length; i++) units[i] = word.charCodeAt(i)
  return units
}

function fillFirstRow(length: number): void {
  for (let j = 0; j <= length; j++) rows[j] = j === 0 ? 0 : j + 1
  bestTypos[0] = FAR
}

/** Computes the next row. Returns false when no term with this beginning can be near enough any more. */
function addRow(
  units: Uint16Array,
  from: number,
  depth: number,
  wanted: Uint16Array,
  budget: number,
  isPrefix: boolean,
): boolean {
  const here = depth * WIDTH
  const above = here - WIDTH
  const unit = units[from + depth - 1] ?? 0
  const before = depth > 1 ? (units[from + depth - 2] ?? 0) : -1
  const first = depth === 1 ? 2 : 1
  rows[here] = depth + 1
  let least = depth + 1
  for (let j = 1; j <= wanted.length; j++) {
    const letter = wanted[j - 1] ?? 0
    const tooMany = (rows[above + j] ?? FAR) + first
    const missing = (rows[here + j - 1] ?? FAR) + (j === 1 ? 2 : 1)
    let typos = (rows[above + j - 1] ?? FAR) + (letter === unit ? 0 : j === 1 ? first : 1)
    if (tooMany < typos) typos = tooMany
    if (missing < typos) typos = missing
    if (j > 1 && before === letter && wanted[j - 2] === unit) typos = Math.min(typos, toSwapped(depth, j))
    rows[here + j] = typos
    if (typos < least) least = typos
  }
  if (isPrefix) addPrefix(depth, unit, before, wanted)
  return least <= budget || (isPrefix && (bestTypos[depth] ?? FAR) <= budget)
}

/** Returns the typos when two letters are swapped: the later ones are unit `depth` of the term and unit `j` of the word. */
function toSwapped(depth: number, j: number): number {
  return (rows[(depth - 2) * WIDTH + j - 2] ?? FAR) + (depth === 2 && j === 2 ? 2 : 1)
}

/** Compares the beginning of the term up to `depth` with the whole word, when both end in the same letter or in two swapped ones. */
function addPrefix(depth: number, unit: number, before: number, wanted: Uint16Array): void {
  const m = wanted.length
  const above = (depth - 1) * WIDTH
  let typos = FAR
  if (unit === wanted[m - 1]) typos = rows[above + m - 1] ?? FAR
  if (m > 1 && depth > 1 && before === wanted[m - 1] && unit === wanted[m - 2]) {
    typos = Math.min(typos, toSwapped(depth, m))
  }
  const isBetter = typos < (bestTypos[depth - 1] ?? FAR)
  bestTypos[depth] = isBetter ? typos : (bestTypos[depth - 1] ?? FAR)
  bestLength[depth] = isBetter ? depth : (bestLength[depth - 1] ?? 0)
}

function tell(
  term: number,
  depth: number,
  length: number,
  wanted: number,
  budget: number,
  isPrefix: boolean,
  onTypo: OnTypo,
): void {
  const whole = depth === length ? (rows[depth * WIDTH + wanted] ?? FAR) : FAR
  const asPrefix = isPrefix ? (bestTypos[depth] ?? FAR) : FAR
  if (asPrefix <= budget && asPrefix < whole) onTypo(term, asPrefix, bestLength[depth] ?? length)
  else if (whole <= budget) onTypo(term, whole, length)
}
