import type { Analyzer } from '../analysis/analyzer.ts'
import { findKey } from '../index/key-table.ts'
import type { Segment } from '../index/segment.ts'
import { findPrefix, findString, textAt } from '../index/strings.ts'
import { cutWord } from '../index/word-list.ts'
import { NO_PREFIX, NO_TYPO, NOT_SEARCHED, POSITION_BITS } from './attribute-rules.ts'
import { findPhrase } from './find-phrase.ts'
import { findTerms } from './find-terms.ts'
import type { Slot, SlotOption } from './slot.ts'
import type { MatchedTerm, SlotSources, Source } from './source.ts'
import { EXACT, forEachTerm, PART, PREFIX } from './term-set.ts'

/** Half of the positions of an attribute. It is added to words that are only the beginning of a compound: food bowls are no food. */
const BEHIND = 1 << (POSITION_BITS - 1)
/** `voeren` ends in `voer`. */
const LONGEST_ENDING = 2

type Draft = { readonly sources: Source[]; readonly terms: MatchedTerm[] }

/** Returns all postings of a segment that answer a slot. */
export function expandSlot(segment: Segment, slot: Slot, analyzer: Analyzer, hasForms: boolean): SlotSources {
  const draft: Draft = { sources: [], terms: [] }
  const { sources, terms } = draft
  for (const option of slot.options) {
    if (option.kind === 'typed') addTyped(segment, option, analyzer, hasForms, draft)
    else addOther(segment, option, analyzer, hasForms, draft)
  }
  sources.sort((a, b) => a.typos - b.typos)
  let size = 0
  for (const { from, to } of sources) size += to - from
  return { sources, terms, size }
}

function addTyped(
  segment: Segment,
  option: Extract<SlotOption, { kind: 'typed' }>,
  analyzer: Analyzer,
  hasForms: boolean,
  { sources, terms }: Draft,
): void {
  const { word, budget, hasParts, cost, isExact } = option
  findTerms(segment, word, analyzer, { budget, isPrefix: word.isPrefix, hasForms, hasParts })
  forEachTerm((term, typos, foundBy, length) => {
    const forbidden = NOT_SEARCHED | (typos > 0 ? NO_TYPO : 0) | (foundBy === PREFIX ? NO_PREFIX : 0)
    const behind = foundBy === PART && !isHead(segment, term, word.folded[0] ?? '') ? BEHIND : 0
    sources.push({
      ...toSource(segment, term, typos + cost, isExact && typos === 0 && foundBy === EXACT, forbidden),
      behind,
    })
    terms.push({ term, option, prefixLength: foundBy === PREFIX ? length : undefined })
  })
}

function toSource({ postings }: Segment, term: number, typos: number, isExact: boolean, forbidden: number): Source {
  return {
    postings,
    from: postings.start[term] ?? 0,
    to: postings.start[term + 1] ?? 0,
    typos,
    behind: 0,
    isExact,
    forbidden,
  }
}

function addOther(
  segment: Segment,
  option: Extract<SlotOption, { kind: 'other' }>,
  analyzer: Analyzer,
  hasForms: boolean,
  { sources, terms }: Draft,
): void {
  const words = option.words.map((word) => findWordTerms(segment, word, analyzer, hasForms))
  const [first = []] = words
  const joined =
    option.hasParts && option.words.length === 1 ? findPartTerms(segment, option.words[0] ?? '', analyzer) : []
  if (words.some((one) => one.length === 0) && joined.length === 0 && !option.isPrefix) return
  for (const term of [...words.flat(), ...joined]) terms.push({ term, option, prefixLength: undefined })
  const { typos, isExact } = option
  const forbidden = NOT_SEARCHED | (typos > 0 ? NO_TYPO : 0)
  if (words.length > 1) {
    const postings = findPhrase(segment.postings, words)
    sources.push({ postings, from: 0, to: postings.documents.length, typos, behind: 0, isExact, forbidden })
    return
  }
  for (const term of first) sources.push(toSource(segment, term, typos, isExact, forbidden))
  for (const term of joined) {
    if (first.includes(term)) continue
    const behind = isHead(segment, term, option.words[0] ?? '') ? 0 : BEHIND
    sources.push({ ...toSource(segment, term, typos, false, forbidden), behind })
  }
  if (!option.isPrefix) return
  const text = option.words[0] ?? ''
  const range = findPrefix(segment.vocabulary, text)
  for (let term = range.from; term < range.to; term++) {
    if (first.includes(term)) continue
    sources.push(toSource(segment, term, typos, false, forbidden | NO_PREFIX))
    terms.push({ term, option, prefixLength: text.length })
  }
}

/** Finds the terms of a word that was not typed: the word itself, its other spellings and, where forms count as equal, its forms. */
function findWordTerms(
  { vocabulary, aliases, stems }: Segment,
  word: string,
  analyzer: Analyzer,
  hasForms: boolean,
): number[] {
  const found = new Set<number>()
  const folded = cutWord(word)
  const term = findString(vocabulary, folded)
  if (term >= 0) found.add(term)
  const alias = findKey(aliases, folded)
  for (const other of aliases.terms.subarray(alias.from, alias.to)) found.add(other)
  if (!hasForms) return [...found]
  for (const stem of analyzer.stems(word)) {
    const { from, to } = findKey(stems, cutWord(stem))
    for (const other of stems.terms.subarray(from, to)) found.add(other)
  }
  return [...found]
}

/** Finds compound words that contain a word. */
function findPartTerms({ parts }: Segment, word: string, analyzer: Analyzer): number[] {
  return analyzer.stems(word).flatMap((stem) => {
    const { from, to } = findKey(parts, cutWord(stem))
    return [...parts.terms.subarray(from, to)]
  })
}

/** Tells whether a word is the last part of a compound, which says what the compound is. A word in another form is taken to be the last part. */
function isHead({ vocabulary }: Segment, term: number, word: string): boolean {
  const text = textAt(vocabulary, term)
  const at = text.lastIndexOf(word)
  return at < 0 || (at > 0 && at + word.length + LONGEST_ENDING >= text.length)
}
