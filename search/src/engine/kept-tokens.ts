import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { createRecent } from '../query/recent.ts'

/** Words of texts that were shown lately, in all languages together: about 20 MB. */
const MOST_TOKENS = 120_000

const findTokens = createRecent<Analyzer, string, Token[]>(MOST_TOKENS, ({ length }) => length)
const keepers = new WeakMap<Analyzer, Analyzer>()

/**
 * The same analyzer, which remembers the words of the last texts: what is found often is shown often, and taking long texts apart is
 * most of the work of marking hits.
 */
export function keepTokens(analyzer: Analyzer): Analyzer {
  const known = keepers.get(analyzer)
  if (known) return known
  const tokenize = (text: string) => findTokens(analyzer, text, () => analyzer.tokenize(text))
  const keeper = { ...analyzer, tokenize }
  keepers.set(analyzer, keeper)
  return keeper
}
