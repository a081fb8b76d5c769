import type { Analyzer } from '../analysis/analyzer.ts'
import { type Marker, markWords } from '../highlight/mark-words.ts'
import { writeMarks } from '../highlight/write-marks.ts'
import type { FacetSearchResult } from '../port/search-answer.ts'
import type { FacetSearchParams } from '../port/search-params.ts'
import type { MatchedWord, QueryWord } from '../query/query-words.ts'
import type { FacetCounts, FacetPart } from './count-facets.ts'
import { measureTypos } from './measure-typos.ts'
import { createTopValues } from './top-values.ts'
import { findValueWords } from './value-words.ts'
import { visitValues } from './visit-values.ts'

/** More words are not needed to find a value. */
const MAX_WORDS = 10

type TypedWord = { readonly folded: readonly string[]; readonly budget: number; readonly isPrefix: boolean }
/** Words of values that match the query, for highlighting. */
type Answers = Map<string, MatchedWord>

/**
 * Returns values of `params.facet` that have every word of `params.facetQuery`, the last one as a prefix, with typos
 * as far as settings allow them; the most frequent first. `counts` come from `countFacets` for that facet.
 */
export function searchFacetValues(
  counts: FacetCounts,
  params: FacetSearchParams,
  analyzer: Analyzer,
): FacetSearchResult['facetHits'] {
  const parts = counts.get(params.facet)?.parts ?? []
  const typed = toTypedWords(params, analyzer)
  const top = createTopValues(params.maxFacetHits, 'count')
  const answers: Answers = new Map()
  if (typed.length === 0) visitValues(parts, top.take)
  else visitMatches(parts, typed, analyzer, answers, top.take)
  const marker = toMarker(params, typed, answers, analyzer)
  return top.list().map(({ value, count }) => {
    const marks = markWords(value, analyzer.tokenize(value), marker)
    return { value, highlighted: writeMarks(value, 0, value.length, marks, marker), count }
  })
}

function toTypedWords(params: FacetSearchParams, analyzer: Analyzer): TypedWord[] {
  const tokens = analyzer.tokenize(params.facetQuery).slice(0, MAX_WORDS)
  return tokens.map(({ word }, at) => ({
    folded: analyzer.fold(word),
    budget: findBudget(word.length, params),
    isPrefix: at === tokens.length - 1,
  }))
}

function findBudget(length: number, params: FacetSearchParams): number {
  if (params.typoTolerance === false || length < params.minWordSizefor1Typo) return 0
  return length < params.minWordSizefor2Typos ? 1 : 2
}

function visitMatches(
  parts: readonly FacetPart[],
  typed: readonly TypedWord[],
  analyzer: Analyzer,
  answers: Answers,
  take: (value: string, count: number) => void,
): void {
  const matched = parts.map((part) => keepMatches(part, typed, analyzer, answers))
  visitValues(matched, take)
}

/** Returns the same part with only the values that have every typed word. */
function keepMatches(part: FacetPart, typed: readonly TypedWord[], analyzer: Analyzer, answers: Answers): FacetPart {
  const { words, start, ordinals } = findValueWords(part.column, analyzer)
  const answered = words.map((word) => findAnswered(word, typed, answers))
  const all = 2 ** typed.length - 1
  const counts = part.counts.map((count, ordinal) => {
    let found = 0
    const end = start[ordinal + 1] ?? 0
    for (let at = start[ordinal] ?? 0; at < end; at++) found |= answered[ordinals[at] ?? 0] ?? 0
    return found === all ? count : 0
  })
  return { column: part.column, counts }
}

/** Returns one bit for each typed word that `word` matches. */
function findAnswered(word: string, typed: readonly TypedWord[], answers: Answers): number {
  let bits = 0
  for (const [at, { folded, budget, isPrefix }] of typed.entries()) {
    for (const form of folded) {
      const match = measureTypos(form, word, budget, isPrefix)
      if (match === undefined) continue
      bits |= 1 << at
      if (!answers.has(word)) {
        answers.set(word, { word: at, ...(match.length < word.length ? { prefixLength: match.length } : {}) })
      }
      break
    }
  }
  return bits
}

function toMarker(
  params: FacetSearchParams,
  typed: readonly TypedWord[],
  matched: Answers,
  analyzer: Analyzer,
): Marker {
  const queryWords: QueryWord[] = typed.map(({ folded, isPrefix }) => ({ text: folded[0] ?? '', folded, isPrefix }))
  return {
    analyzer,
    matched,
    queryWords,
    preTag: params.highlightPreTag,
    postTag: params.highlightPostTag,
    ellipsis: params.snippetEllipsisText,
    replacesSynonyms: false,
    isRestricted: false,
  }
}
