import type { Analyzer, Token } from '../analysis/analyzer.ts'
import type { RuleAnchoring } from '../port/rule.ts'
import type { Alternative } from '../query/query-words.ts'
import { findAlternatives } from '../synonyms/find-alternatives.ts'
import type { PreparedSynonyms } from '../synonyms/prepare-synonyms.ts'
import { type FacetPhrases, findFacetPhrases } from './facet-phrases.ts'
import { isNearWord } from './is-near-word.ts'

type PatternWord = {
  readonly kind: 'word'
  readonly folded: readonly string[]
  readonly stems: readonly string[]
}
export type PatternPart = PatternWord | { readonly kind: 'facet'; readonly attribute: string }

/** Returns all values of a facet. It must return the same array while the values are the same, because their phrases are remembered by it. */
export type ListFacetValues = (attribute: string) => readonly string[]

/** Query in which patterns are searched for. */
export type QueryText = {
  readonly tokens: readonly Token[]
  readonly folded: readonly (readonly string[])[]
  readonly stems: readonly (readonly string[])[]
  readonly analyzer: Analyzer
  readonly facetValues: ListFacetValues
  /** Results of `findSpans` so far, because many rules ask for the same facet. */
  readonly spans: Map<string, readonly Span[]>
  /** Returns what may replace the query's words by synonyms. */
  readonly findAlternatives: () => readonly Alternative[]
}

/** Words of the query that name a facet's value. */
type Span = { readonly words: number; readonly value: string }

/** A facet's value that the words `from` to `to - 1` of the query name. */
type Capture = { readonly attribute: string; readonly value: string }
export type PatternMatch = { readonly from: number; readonly to: number; readonly captures: readonly Capture[] }

/** Limit of words, because patterns are tried at each word. Queries are cut long before. */
const MOST_WORDS = 50
const FACET = '{facet:'
const NO_VALUES: ListFacetValues = () => []

export function toQueryText(
  query: string,
  analyzer: Analyzer,
  facetValues: ListFacetValues = NO_VALUES,
  synonyms?: PreparedSynonyms,
): QueryText {
  const tokens = analyzer.tokenize(query).slice(0, MOST_WORDS)
  const folded = tokens.map(({ word }) => analyzer.fold(word))
  let alternatives: readonly Alternative[] | undefined
  return {
    tokens,
    folded,
    stems: tokens.map(({ word }) => analyzer.stems(word)),
    analyzer,
    facetValues,
    spans: new Map(),
    findAlternatives: () => {
      const words = tokens.map(({ word }, at) => ({ text: word, folded: folded[at] ?? [], isPrefix: false }))
      alternatives ??= synonyms === undefined ? [] : findAlternatives(words, synonyms)
      return alternatives
    },
  }
}

/** Reads a pattern of a rule: words and `{facet:name}`. */
export function readPattern(pattern: string, analyzer: Analyzer): PatternPart[] {
  const parts: PatternPart[] = []
  const addWords = (text: string) => {
    for (const { word } of analyzer.tokenize(text)) {
      parts.push({ kind: 'word', folded: analyzer.fold(word), stems: analyzer.stems(word) })
    }
  }
  let done = 0
  for (let open = pattern.indexOf(FACET); open >= 0; open = pattern.indexOf(FACET, done)) {
    const close = pattern.indexOf('}', open)
    if (close < 0) break
    addWords(pattern.slice(done, open))
    parts.push({ kind: 'facet', attribute: pattern.slice(open + FACET.length, close).trim() })
    done = close + 1
  }
  addWords(pattern.slice(done))
  return parts
}

/** Returns where the pattern stands in the query, without overlaps. With `isLoose`, other forms of a word, typos and synonyms match, too. */
export function findPattern(
  parts: readonly PatternPart[],
  anchoring: RuleAnchoring,
  isLoose: boolean,
  query: QueryText,
): PatternMatch[] {
  const { length } = query.tokens
  const endsLast = anchoring === 'is' || anchoring === 'endsWith'
  const matches: PatternMatch[] = []
  for (let from = 0; from <= length; ) {
    const match = matchParts(parts, 0, from, [], { query, isLoose, endsLast })
    if (match !== undefined) matches.push({ from, ...match })
    if (anchoring === 'is' || anchoring === 'startsWith') break
    from = Math.max(from + 1, match?.to ?? 0)
  }
  return matches
}

type Match = { readonly to: number; readonly captures: readonly Capture[] }
type Search = { readonly query: QueryText; readonly isLoose: boolean; readonly endsLast: boolean }

function matchParts(
  parts: readonly PatternPart[],
  part: number,
  at: number,
  captures: readonly Capture[],
  search: Search,
): Match | undefined {
  const wanted = parts[part]
  if (wanted === undefined) return search.endsLast && at < search.query.tokens.length ? undefined : { to: at, captures }
  if (wanted.kind === 'word') {
    const match = isWord(wanted, at, search) ? matchParts(parts, part + 1, at + 1, captures, search) : undefined
    return match ?? matchSynonyms(parts, part, at, captures, search)
  }
  for (const { words, value } of findSpans(wanted.attribute, at, search)) {
    const found = [...captures, { attribute: wanted.attribute, value }]
    const match = matchParts(parts, part + 1, at + words, found, search)
    if (match !== undefined) return match
  }
  return undefined
}

/** Matches words of the pattern with synonyms of the query's words. */
function matchSynonyms(
  parts: readonly PatternPart[],
  part: number,
  at: number,
  captures: readonly Capture[],
  search: Search,
): Match | undefined {
  if (!search.isLoose) return undefined
  for (const { from, to, words } of search.query.findAlternatives()) {
    if (from !== at || !words.every((word, offset) => hasWord(parts[part + offset], word))) continue
    const match = matchParts(parts, part + words.length, to, captures, search)
    if (match !== undefined) return match
  }
  return undefined
}

function hasWord(part: PatternPart | undefined, word: string): boolean {
  return part?.kind === 'word' && part.folded.includes(word)
}

function isWord(wanted: PatternWord, at: number, { query, isLoose }: Search): boolean {
  const folded = query.folded[at]
  if (folded === undefined) return false
  if (folded.some((form) => wanted.folded.includes(form))) return true
  if (!isLoose) return false
  if (query.stems[at]?.some((stem) => wanted.stems.includes(stem))) return true
  return isNearWord(folded[0] ?? '', wanted.folded[0] ?? '')
}

/** Finds the facet's values that the query names from the word `at` on, the longest first. */
function findSpans(attribute: string, at: number, { query, isLoose }: Search): readonly Span[] {
  const key = `${at} ${isLoose} ${attribute}`
  const known = query.spans.get(key)
  if (known !== undefined) return known
  const phrases = findFacetPhrases(query.facetValues(attribute), query.analyzer)
  const spans: Span[] = []
  for (let words = Math.min(phrases.longest, query.tokens.length - at); words > 0; words--) {
    const value = findValue(phrases, at, at + words, query, isLoose)
    if (value !== undefined) spans.push({ words, value })
  }
  query.spans.set(key, spans)
  return spans
}

function findValue(
  phrases: FacetPhrases,
  from: number,
  to: number,
  query: QueryText,
  isLoose: boolean,
): string | undefined {
  const value = phrases.byWords.get(toPhrase(query.folded, from, to))
  if (value !== undefined || !isLoose) return value
  return phrases.byStems.get(toPhrase(query.stems, from, to))
}

function toPhrase(words: readonly (readonly string[])[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((forms) => forms[0] ?? '')
    .join(' ')
}
