const SHORTEST_FOR_ONE_TYPO = 4
const SHORTEST_FOR_TWO_TYPOS = 8

/** Tells whether `typed` is `word` with as many typos as its length allows: one from 4 letters, two from 8. A typo in the first letter counts twice. */
export function isNearWord(typed: string, word: string): boolean {
  if (typed === word) return true
  const budget = word.length >= SHORTEST_FOR_TWO_TYPOS ? 2 : word.length >= SHORTEST_FOR_ONE_TYPO ? 1 : 0
  if (budget === 0 || Math.abs(typed.length - word.length) > budget) return false
  const typos = countWordTypos(typed, word) + (typed[0] === word[0] ? 0 : 1)
  return typos <= budget
}

/** Counts letters that are too many, missing, different, or swapped with a neighbour. Analysis cuts words at 80 letters. */
export function countWordTypos(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const other = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(other, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
