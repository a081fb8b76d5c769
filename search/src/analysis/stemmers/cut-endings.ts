/** Endings separated by blanks, the fewest letters that must remain before them, and their replacement. */
type EndingRow = readonly [endings: string, shortest: number, replacement?: string]

type Rule = { readonly ending: string; readonly shortest: number; readonly replacement: string }

/** Removes once the longest ending of the rows that leaves enough of the word; undefined when there is none. */
export function createFinder(rows: readonly EndingRow[]): (word: string) => string | undefined {
  const rules = rows.flatMap(([endings, shortest, replacement = '']) =>
    endings.split(' ').map((ending): Rule => ({ ending, shortest, replacement })),
  )
  const longestFirst = rules.toSorted((a, b) => b.ending.length - a.ending.length)
  const byLastLetter = Map.groupBy(longestFirst, ({ ending }) => ending.charCodeAt(ending.length - 1))
  return (word) => {
    for (const { ending, shortest, replacement } of byLastLetter.get(word.charCodeAt(word.length - 1)) ?? []) {
      if (word.length - ending.length >= shortest && word.endsWith(ending)) {
        return word.slice(0, -ending.length) + replacement
      }
    }
    return undefined
  }
}

/** Like `createFinder`, but returns a word without such an ending unchanged. */
export function createCutter(rows: readonly EndingRow[]): (word: string) => string {
  const find = createFinder(rows)
  return (word) => find(word) ?? word
}

/** Each line is a key and then its words, separated by blanks: `ps pies psa psy`. */
export function toEndingKeys(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [key = '', ...words] = line.split(' ')
      return words.map((word) => [word, key] as const)
    }),
  )
}
