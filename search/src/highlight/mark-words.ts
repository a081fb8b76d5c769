import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { cutWord } from '../index/word-list.ts'
import type { MatchLevel } from '../port/search-answer.ts'
import type { MatchedWord, MatchedWords, QueryWord } from '../query/query-words.ts'
import { findEntity } from './find-entity.ts'
import { findPrefixEnd } from './find-prefix-end.ts'
import { findBeginnings, mayBegin } from './may-match.ts'

/** What one request marks, and how. */
export type Marker = {
  readonly analyzer: Analyzer
  readonly matched: MatchedWords
  readonly queryWords: readonly QueryWord[]
  readonly preTag: string
  readonly postTag: string
  readonly ellipsis: string
  /** Whether a synonym in a text is shown as the word of the query that it stands for. */
  readonly replacesSynonyms: boolean
  /** Whether of arrays only those elements are told that answer the query. */
  readonly isRestricted: boolean
}

/** A piece of a text that is marked; `token` is the number of its word in the text. */
export type Mark = {
  readonly start: number
  readonly end: number
  readonly token: number
  readonly folded: string
  readonly match: MatchedWord
}

type Found = { readonly folded: string; readonly match: MatchedWord }

/** The pieces of `text` that answer the query, in their order. */
export function markWords(text: string, tokens: readonly Token[], marker: Marker): Mark[] {
  const marks: Mark[] = []
  const begins = findBeginnings(marker.matched)
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    if (!mayBegin(token.word.charCodeAt(0), begins)) continue
    const found = findMatch(token.word, marker)
    if (found === undefined || findEntity(text, token.start) !== undefined) continue
    const { start } = token
    marks.push({ start, end: findMarkEnd(text, token, found, marker.analyzer), token: at, ...found })
  }
  return marks
}

function findMatch(word: string, { analyzer, matched }: Marker): Found | undefined {
  for (const folded of analyzer.fold(word)) {
    const match = matched.get(cutWord(folded))
    if (match !== undefined) return { folded, match }
  }
  return undefined
}

function findMarkEnd(text: string, { start, end }: Token, { folded, match }: Found, analyzer: Analyzer): number {
  if (match.prefixLength === undefined) return end
  return start + findPrefixEnd(text.slice(start, end), folded, match.prefixLength, analyzer)
}

/** Whether every word of the text is marked from its first to its last letter. */
export function isAllMarked(text: string, tokens: readonly Token[], marks: readonly Mark[]): boolean {
  let next = 0
  for (const [at, token] of tokens.entries()) {
    const mark = marks[next]
    if (mark?.token === at) {
      if (mark.end < token.end) return false
      next++
    } else if (findEntity(text, token.start) === undefined) return false
  }
  return true
}

/** Which words of the query the marks answer: as folded, in the query's order, each once. */
export function findMatchedWords(marks: readonly Mark[], queryWords: readonly QueryWord[]): string[] {
  if (marks.length === 0) return []
  const answered = new Set<string>()
  for (const { match } of marks) {
    answered.add(nameWord(queryWords[match.word]))
    for (const word of match.also ?? []) answered.add(nameWord(queryWords[word]))
  }
  return [...new Set(queryWords.map(nameWord))].filter((word) => answered.has(word))
}

export function toMatchLevel(matched: readonly string[], queryWords: readonly QueryWord[]): MatchLevel {
  if (matched.length === 0) return 'none'
  return matched.length === new Set(queryWords.map(nameWord)).size ? 'full' : 'partial'
}

/** A word of the query as answers name it. */
export function nameWord(word: QueryWord | undefined): string {
  return word?.folded[0] ?? word?.text ?? ''
}
