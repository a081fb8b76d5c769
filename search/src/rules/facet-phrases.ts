import type { Analyzer } from '../analysis/analyzer.ts'

/** Values of a facet by their words, to be found in queries. */
export type FacetPhrases = {
  /** Folded words with blanks between them → the value as written. */
  readonly byWords: ReadonlyMap<string, string>
  readonly byStems: ReadonlyMap<string, string>
  /** How many words the longest has. */
  readonly longest: number
}

/** Longer values are not typed. */
const MOST_WORDS = 10

const phrases = new WeakMap<readonly string[], FacetPhrases>()

/** Made once for each list: callers pass the same list as long as the values are the same. */
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
