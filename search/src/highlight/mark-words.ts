import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { cutWord } from '../index/word-list.ts'
import type { MatchLevel } from '../port/search-answer.ts'
import type { MatchedWord, MatchedWords, QueryWord } from '../query/query-words.ts'
import { findEntity } from './find-entity.ts'
import { findPrefixEnd } from './find-prefix-end.ts'
import { findBeginnings, mayBegin } from './may-match.ts'

/** What one request highlights, and how. */
export type Marker = {
  readonly analyzer: Analyzer
  readonly matched: MatchedWords
  readonly queryWords: readonly QueryWord[]
  readonly preTag: string
  readonly postTag: string
  readonly ellipsis: string
  /** Whether a synonym in a text is replaced by the query's word. */
  readonly replacesSynonyms: boolean
  /** Whether only the matching elements of arrays are returned. */
  readonly isRestricted: boolean
}

/** A highlighted part of a text; `token` is the number of its word in the text. */
export type HighlightMark = {
  readonly start: number
  readonly end: number
  readonly token: number
  readonly folded: string
  readonly match: MatchedWord
}

type FoundBeginning = { readonly folded: string; readonly match: MatchedWord }

/** Returns the parts of `text` that match the query, in order. */
export function markWords(text: string, tokens: readonly Token[], marker: Marker): HighlightMark[] {
  const marks: HighlightMark[] = []
  const begins = findBeginnings(marker.matched)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const { word } = token
    if (!mayBegin(word.charCodeAt(0), word.charCodeAt(1), begins)) continue
    const found = findMatch(word, marker)
    if (found === undefined || findEntity(text, token.start) !== undefined) continue
    const { start } = token
    const end = findMarkEnd(text, token, found, marker.analyzer)
    marks.push({ start, end, token: at, folded: found.folded, match: found.match })
  }
  return marks
}

function findMatch(word: string, { analyzer, matched }: Marker): FoundBeginning | undefined {
  for (const folded of analyzer.fold(word)) {
    const match = matched.get(cutWord(folded))
    if (match !== undefined) return { folded, match }
  }
  return undefined
}

function findMarkEnd(
  text: string,
  { start, end }: Token,
  { folded, match }: FoundBeginning,
  analyzer: Analyzer,
): number {
  if (match.prefixLength === undefined) return end
  return start + findPrefixEnd(text.slice(start, end), folded, match.prefixLength, analyzer)
}

/** Tells whether every word of the text is highlighted completely. */
export function isAllMarked(text: string, tokens: readonly Token[], marks: readonly HighlightMark[]): boolean {
  let next = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const mark = marks[next]
    if (token === undefined) break
    if (mark?.token === at) {
      if (mark.end < token.end) return false
      next++
    } else if (findEntity(text, token.start) === undefined) return false
  }
  return true
}

/** Words of a query as answers name them, each once; the bit of each word's name; and lists of names by their bits. */
type Names = {
  readonly all: readonly string[]
  readonly bits: readonly number[]
  readonly lists: Map<number, string[]>
}

const names = new WeakMap<readonly QueryWord[], Names>()

function findNames(queryWords: readonly QueryWord[]): Names {
  const known = names.get(queryWords)
  if (known !== undefined) return known
  const all = [...new Set(queryWords.map(nameWord))]
  const found = { all, bits: queryWords.map((word) => 1 << all.indexOf(nameWord(word))), lists: new Map() }
  names.set(queryWords, found)
  return found
}

/** Returns the words of the query that the highlights match: folded, in the query's order, each once. Equal lists are the same object. */
export function findMatchedWords(marks: readonly HighlightMark[], queryWords: readonly QueryWord[]): string[] {
  if (marks.length === 0) return []
  const { all, bits, lists } = findNames(queryWords)
  let answered = 0
  for (let at = 0; at < marks.length; at++) {
    const match = marks[at]?.match
    if (match === undefined) break
    answered |= bits[match.word] ?? 0
    if (match.also) for (const word of match.also) answered |= bits[word] ?? 0
  }
  const known = lists.get(answered)
  if (known !== undefined) return known
  const list = all.filter((_, name) => (answered & (1 << name)) !== 0)
  lists.set(answered, list)
  return list
}

export function toMatchLevel(matched: readonly string[], queryWords: readonly QueryWord[]): MatchLevel {
  if (matched.length === 0) return 'none'
  return matched.length === findNames(queryWords).all.length ? 'full' : 'partial'
}

/** Returns a word of the query as answers name it. */
export function nameWord(word: QueryWord | undefined): string {
  return word?.folded[0] ?? word?.text ?? ''
}
