import type { Analyzer } from '../analysis/analyzer.ts'

/** Values of a facet by their words, to be found in queries. */
export type FacetPhrases = {
  /** Maps folded words, joined by spaces, to the value as written. */
  readonly byWords: ReadonlyMap<string, string>
  readonly byStems: ReadonlyMap<string, string>
  /** Number of words of the longest value. */
  readonly longest: number
}

/** Longer values are left out, because no visitor types them. */
const MOST_WORDS = 10

const phrases = new WeakMap<readonly string[], FacetPhrases>()

/** Returns the phrases of a list of values, made once for each list. Callers must pass the same array while the values are the same. */
export function findFacetPhrases(values: readonly string[], analyzer: Analyzer): FacetPhrases {
  const known = phrases.get(values)
  if (known !== undefined) return known
  const byWords = new Map<string, string>()
  const byStems = new Map<string, string>()
  let longest = 0
  for (const value of values) {
    const words = analyzer.tokenize(value).map(({ word }) => word)
    if (words.length === 0 || words.length > MOST_WORDS) continue
    longest = Math.max(longest, words.length)
    const folded = words.map((word) => analyzer.fold(word)[0] ?? word).join(' ')
    const stems = words.map((word) => analyzer.stems(word)[0] ?? word).join(' ')
    if (!byWords.has(folded)) byWords.set(folded, value)
    if (!byStems.has(stems)) byStems.set(stems, value)
  }
  const made = { byWords, byStems, longest }
  phrases.set(values, made)
  return made
}
