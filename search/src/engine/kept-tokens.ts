import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { createRecent } from '../query/recent.ts'

/** Tokens of recently shown texts, in all languages together: about 20 MB. */
const MOST_TOKENS = 120_000

const findTokens = createRecent<Analyzer, string, Token[]>(MOST_TOKENS, ({ length }) => length)
const keepers = new WeakMap<Analyzer, Analyzer>()

/**
 * Returns the analyzer with a cache of tokens: hits repeat, and tokenizing long texts is most of the work of
 * highlighting.
 */
export function keepTokens(analyzer: Analyzer): Analyzer {
  const known = keepers.get(analyzer)
  if (known) return known
  const tokenize = (text: string) => findTokens(analyzer, text, () => analyzer.tokenize(text))
  const keeper = { ...analyzer, tokenize }
  keepers.set(analyzer, keeper)
  return keeper
}
