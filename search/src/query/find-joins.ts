import type { Analyzer } from '../analysis/analyzer.ts'
import { splitCompound, TWO_WORDS } from '../analysis/split-compound.ts'
import type { Alternative, QueryWord } from './query-words.ts'

/** What an index knows of a folded word. */
export type KnownWords = {
  has(word: string): boolean
  hasPrefix(word: string): boolean
}

/** A word of fewer letters is not joined or split: too many would be made by chance. */
const SHORTEST = 2

/**
 * Words written apart that the index has as one, and one that it has as several: each costs a typo. Languages that join words find
 * the parts of one anywhere in a record; elsewhere they must stand beside each other.
 */
export function findJoins(words: readonly QueryWord[], known: KnownWords, analyzer: Analyzer): Alternative[] {
  const found: Alternative[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined) continue
    const next = words[i + 1]
    if (next !== undefined) found.push(...join(i, word, next, known, analyzer))
    found.push(...split(i, word, known, analyzer))
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

function split(at: number, { folded: [word = ''] }: QueryWord, known: KnownWords, analyzer: Analyzer): Alternative[] {
  const isPart = (part: string) => known.has(part) && !analyzer.isStopWord(part)
  const [best] = splitCompound(word, isPart, analyzer.compounds ?? TWO_WORDS)
  if (best === undefined) return []
  return [{ from: at, to: at + 1, words: best, typos: 1, kind: analyzer.compounds ? 'split' : 'correction' }]
}
