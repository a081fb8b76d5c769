import type { Analyzer, Token } from '../analysis/analyzer.ts'

/** Words of texts that were shown lately: about 10 MB for each language. */
const MOST_TOKENS = 60_000

const keepers = new WeakMap<Analyzer, Analyzer>()

/**
 * The same analyzer, which remembers the words of the last texts: what is found often is shown often, and taking long texts apart is
 * most of the work of marking hits. When half of the room is full, what was not asked for since the last time goes.
 */
export function keepTokens(analyzer: Analyzer): Analyzer {
  const known = keepers.get(analyzer)
  if (known) return known
  let fresh = new Map<string, Token[]>()
  let former = new Map<string, Token[]>()
  let count = 0
  const tokenize = (text: string): Token[] => {
    const before = fresh.get(text)
    if (before) return before
    const tokens = former.get(text) ?? analyzer.tokenize(text)
    count += tokens.length
    if (count > MOST_TOKENS / 2) {
      former = fresh
      fresh = new Map()
      count = tokens.length
    }
    fresh.set(text, tokens)
    return tokens
  }
  const keeper = { ...analyzer, tokenize }
  keepers.set(analyzer, keeper)
  return keeper
}
