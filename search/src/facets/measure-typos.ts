/** Distance of a word from another: the first `length` code units correspond to the typed word. */
type WordMatch = { typos: number; length: number }

/** Longer words only match exactly. */
const LONGEST = 40
const WIDTH = LONGEST + 3
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(WIDTH),
  new Uint8Array(WIDTH),
  new Uint8Array(WIDTH),
]

/**
 * Counts the typos between a typed word and `word` within `budget`: an extra, missing, wrong or swapped letter; one on the first letter counts
 * twice. With `isPrefix` the best prefix of `word` counts, of equally good ones the longest. Undefined when the distance is larger.
 */
export function measureTypos(typed: string, word: string, budget: number, isPrefix: boolean): WordMatch | undefined {
  if (isPrefix ? word.startsWith(typed) : word === typed) return { typos: 0, length: typed.length }
  if (budget === 0 || typed.length > LONGEST || word.length < typed.length - budget) return undefined
  if (!isPrefix && word.length > typed.length + budget) return undefined
  const atStart = typed.charCodeAt(0) === word.charCodeAt(0) ? 0 : 1
  if (budget - atStart < 1) return undefined
  const best = fillRows(typed, word, isPrefix, budget - atStart)
  return best === undefined ? undefined : { typos: best.typos + atStart, length: best.length }
}

function fillRows(typed: string, word: string, isPrefix: boolean, budget: number): WordMatch | undefined {
  let [before, last, now] = rows
  for (let column = 0; column <= typed.length; column++) last[column] = column
  const end = Math.min(word.length, typed.length + budget)
  let best: WordMatch | undefined
  for (let row = 1; row <= end; row++) {
    now[0] = row
    let least = row
    for (let column = 1; column <= typed.length; column++) {
      const typos = measureCell(typed, word, row, column, before, last, now)
      now[column] = typos
      if (typos < least) least = typos
    }
    const typos = now[typed.length] ?? 0
    const counts = isPrefix || row === word.length
    if (counts && typos <= budget && (best === undefined || typos <= best.typos)) best = { typos, length: row }
    if (least > budget) return best
    ;[before, last, now] = [last, now, before]
  }
  return best
}

function measureCell(
  typed: string,
  word: string,
  row: number,
  column: number,
  before: Uint8Array,
  last: Uint8Array,
  now: Uint8Array,
): number {
  const letter = typed.charCodeAt(column - 1)
  const other = word.charCodeAt(row - 1)
  const substituted = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
  const least = Math.min(substituted, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1)
  const isSwapped =
    row > 1 && column > 1 && letter === word.charCodeAt(row - 2) && other === typed.charCodeAt(column - 2)
  return isSwapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least
}
