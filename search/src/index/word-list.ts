import type { Analyzer } from '../analysis/analyzer.ts'
import { addToKey } from './key-table.ts'

/** Longer words are cut: such words are not typed, and this limits the depth of a walk over the vocabulary. */
const LONGEST_WORD = 64

/** Words collected while building: terms in order of appearance, and what leads to them. */
export type WordList = {
  readonly terms: readonly string[]
  readonly aliases: ReadonlyMap<string, readonly number[]>
  readonly stems: ReadonlyMap<string, readonly number[]>
  /** Returns the term number of a lower-cased word. */
  add(word: string): number
  has(folded: string): boolean
}

export function createWordList(analyzer: Analyzer): WordList {
  const terms: string[] = []
  const numbers = new Map<string, number>()
  const byWord = new Map<string, number>()
  const aliases = new Map<string, number[]>()
  const stems = new Map<string, number[]>()

  function toTerm(folded: string): number {
    const known = numbers.get(folded)
    if (known !== undefined) return known
    numbers.set(folded, terms.length)
    terms.push(folded)
    return terms.length - 1
  }

  function addNew(word: string): number {
    const [main = word, ...others] = analyzer.fold(word).map(cutWord)
    const term = toTerm(main)
    for (const other of others) addToKey(aliases, other, term)
    for (const stem of analyzer.stems(word)) addToKey(stems, cutWord(stem), term)
    byWord.set(word, term)
    return term
  }

  return {
    terms,
    aliases,
    stems,
    add: (word) => byWord.get(word) ?? addNew(word),
    has: (folded) => numbers.has(folded),
  }
}

export function cutWord(word: string): string {
  return word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word
}
