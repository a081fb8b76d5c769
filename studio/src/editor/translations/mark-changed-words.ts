export type MarkedWord = { text: string; kind: 'same' | 'before' | 'after' }

/** Longer texts are compared by paragraph, because a table of all words would be too large. */
const MOST_WORDS = 1500

/** Merges two texts word by word: unchanged, removed and added words. */
export function markChangedWords(before: string, after: string): MarkedWord[] {
  const [one, other] = [toWords(before), toWords(after)]
  const start = countSame(one, other)
  const end = countSame(one.slice(start).reverse(), other.slice(start).reverse())
  const [middle, otherMiddle] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return joinWords([
    ...one.slice(0, start).map((text) => ({ text, kind: 'same' as const })),
    ...compareWords(middle, otherMiddle),
    ...one.slice(one.length - end).map((text) => ({ text, kind: 'same' as const })),
  ])
}

const toWords = (text: string) => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []

function countSame(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1
  return count
}

function compareWords(one: readonly string[], other: readonly string[]): MarkedWord[] {
  if (one.length > MOST_WORDS || other.length > MOST_WORDS)
    return [
      ...one.map((text) => ({ text, kind: 'before' as const })),
      ...other.map((text) => ({ text, kind: 'after' as const })),
    ]
  const longest = toTable(one, other)
  const marked: MarkedWord[] = []
  let [at, otherAt] = [0, 0]
  while (at < one.length || otherAt < other.length) {
    const [text, otherText] = [one[at], other[otherAt]]
    const skipOne = longest[at + 1]?.[otherAt] ?? -1
    const skipOther = longest[at]?.[otherAt + 1] ?? -1
    if (text !== undefined && text === otherText) {
      marked.push({ text, kind: 'same' })
      at += 1
      otherAt += 1
    } else if (text !== undefined && (otherText === undefined || skipOne >= skipOther)) {
      marked.push({ text, kind: 'before' })
      at += 1
    } else {
      marked.push({ text: otherText ?? '', kind: 'after' })
      otherAt += 1
    }
  }
  return marked
}

/** Length of the longest common subsequence of both rests, for each pair of positions. */
function toTable(one: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let otherAt = other.length - 1; otherAt >= 0; otherAt -= 1) {
      const [row, next] = [table[at] ?? [], table[at + 1] ?? []]
      row[otherAt] =
        one[at] === other[otherAt] ? (next[otherAt + 1] ?? 0) + 1 : Math.max(next[otherAt] ?? 0, row[otherAt + 1] ?? 0)
    }
  return table
}

/** Joins neighbours of the same kind. */
function joinWords(words: readonly MarkedWord[]): MarkedWord[] {
  const joined: MarkedWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last?.kind === word.kind) joined[joined.length - 1] = { ...last, text: last.text + word.text }
    else joined.push(word)
  }
  return joined
}
