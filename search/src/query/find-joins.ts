import type { Analyzer } from '../analysis/analyzer.ts'
import { splitCompound, TWO_WORDS } from '../analysis/split-compound.ts'
import type { KnownWords } from './known-words.ts'
import type { Alternative, QueryWord } from './query-words.ts'

/** A word of fewer letters is not joined or taken apart: too many would be made by chance. */
const SHORTEST = 2

/**
 * Words written apart that the index has as one, and, in languages that do not join words, one that it has as two beside each
 * other: each costs a typo.
 */
export function findJoins(words: readonly QueryWord[], known: KnownWords, analyzer: Analyzer): Alternative[] {
  const found: Alternative[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) continue
    const next = words[i + 1]
    if (next !== undefined) found.push(...join(i, word, next, known, analyzer))
    if (analyzer.compounds === undefined) found.push(...cut(i, word, known, analyzer))
  }
  return found
}

function join(at: number, first: QueryWord, second: QueryWord, known: KnownWords, analyzer: Analyzer): Alternative[] {
  const [a = ''] = first.folded
  const [b = ''] = second.folded
  if (a.length < SHORTEST || b.length < SHORTEST) return []
  const links = ['', ...(analyzer.compounds?.links ?? [])]
  return links
    .map((link) => a + link + b)
    .filter((joined) => known.has(joined) || (second.isPrefix && known.hasPrefix(joined)))
    .map((joined) => ({ from: at, to: at + 2, words: [joined], typos: 1, kind: 'joined' }))
}

function cut(at: number, { folded: [word = ''] }: QueryWord, known: KnownWords, analyzer: Analyzer): Alternative[] {
  const isPart = (part: string) => known.has(part) && !analyzer.isStopWord(part)
  const [best] = splitCompound(word, isPart, TWO_WORDS)
  return best === undefined ? [] : [{ from: at, to: at + 1, words: best, typos: 1, kind: 'correction' }]
}
