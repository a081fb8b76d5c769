import type { Analyzer } from '../analysis/analyzer.ts'
import { findKey, findKeyPrefix, type KeyTable } from '../index/key-table.ts'
import type { Segment } from '../index/segment.ts'
import { countStrings, findPrefix, findString, type StringRange, textAt } from '../index/strings.ts'
import { cutWord } from '../index/word-list.ts'
import { findTypos } from './find-typos.ts'
import type { QueryWord } from './query-words.ts'
import { createRecent } from './recent.ts'
import { addTerm, EXACT, type FoundBy, PART, PREFIX, startTerms } from './term-set.ts'

type WordUse = {
  readonly budget: 0 | 1 | 2
  readonly isPrefix: boolean
  readonly hasForms: boolean
  readonly hasParts: boolean
}

/** Fills the set of terms (`term-set.ts`) with all terms that answer a word in a segment. */
export function findTerms(segment: Segment, word: QueryWord, analyzer: Analyzer, use: WordUse): void {
  const { vocabulary, aliases, stems, parts } = segment
  startTerms(countStrings(vocabulary))
  for (const folded of word.folded) {
    const { length } = folded
    const term = findString(vocabulary, folded)
    if (term >= 0) addTerm(term, 0, EXACT, length)
    addAll(aliases, findKey(aliases, folded), EXACT, 0)
    if (!use.isPrefix) continue
    const range = findPrefix(vocabulary, folded)
    for (let t = range.from; t < range.to; t++) addTerm(t, 0, PREFIX, length)
    addAll(aliases, findKeyPrefix(aliases, folded), PREFIX, length)
  }
  if (use.hasForms || use.hasParts) {
    for (const stem of analyzer.stems(word.text)) {
      if (use.hasForms) addAll(stems, findKey(stems, cutWord(stem)), EXACT, 0)
      if (use.hasParts) addAll(parts, findKey(parts, cutWord(stem)), PART, 0)
    }
  }
  if (use.budget > 0) addNear(segment, word.folded[0] ?? '', use, analyzer)
}

function addAll({ terms }: KeyTable, { from, to }: StringRange, foundBy: FoundBy, length: number): void {
  for (let i = from; i < to; i++) addTerm(terms[i] ?? 0, 0, foundBy, length)
}

/** Adds terms with typos. Stop words are left out: `voor` is not meant by `voer`, and stop words stand in almost every text. */
function addNear({ vocabulary, shared }: Segment, word: string, use: WordUse, analyzer: Analyzer): void {
  for (const { term, typos, foundBy, length } of rememberTypos(vocabulary, shared, word, use)) {
    if (analyzer.isStopWord(textAt(vocabulary, term))) continue
    addTerm(term, typos, foundBy, length)
  }
}

type NearTerm = { readonly term: number; readonly typos: number; readonly foundBy: FoundBy; readonly length: number }

/** Most remembered terms in all vocabularies together, about 3 MB. They are remembered because typing sends the earlier words again with every letter. */
const MOST_NEAR_TERMS = 50_000

const findNear = createRecent<Uint16Array, string, readonly NearTerm[]>(MOST_NEAR_TERMS, ({ length }) => length + 1)

/** Returns the terms of a vocabulary within a word's typo budget. They can be remembered because a vocabulary never changes. */
function rememberTypos(
  vocabulary: Segment['vocabulary'],
  shared: Uint8Array,
  word: string,
  { budget, isPrefix }: WordUse,
): readonly NearTerm[] {
  return findNear(vocabulary.units, `${budget}${isPrefix ? '*' : ' '}${word}`, () => {
    const found: NearTerm[] = []
    const { start } = vocabulary
    findTypos(vocabulary, shared, word, budget, isPrefix, (term, typos, length) => {
      if (typos === 0) return
      const isAll = length === (start[term + 1] ?? 0) - (start[term] ?? 0)
      found.push({ term, typos, foundBy: isAll ? EXACT : PREFIX, length })
    })
    return found
  })
}
