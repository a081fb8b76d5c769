import type { Analyzer, Token } from '../analysis/analyzer.ts'
import { cutWord } from '../index/word-list.ts'
import type { SearchParams } from '../port/search-params.ts'
import { cutQuery } from './cut-query.ts'
import type { QueryWord } from './query-words.ts'

/** Algolia's limit: further words of a query are ignored. */
const MAX_QUERY_WORDS = 10

export type ReadQuery = {
  readonly words: readonly QueryWord[]
  /** Where each word stands in the text. */
  readonly spans: readonly { readonly start: number; readonly end: number }[]
  readonly text: string
}

type Params = Pick<SearchParams, 'query' | 'queryType' | 'removeStopWords'>

/** Returns the words of a query. Stop words are left out when `removeStopWords` is set, but never all words. */
export function toQueryWords({ query, queryType, removeStopWords }: Params, analyzer: Analyzer): ReadQuery {
  const text = cutQuery(query)
  const tokens = analyzer.tokenize(text)
  const last = tokens.length - 1
  const toWord = (token: Token, i: number): QueryWord => ({
    text: token.word,
    folded: analyzer.fold(token.word).map(cutWord),
    isPrefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && i === last),
  })
  const all = tokens.map((token, i) => ({ word: toWord(token, i), start: token.start, end: token.end }))
  const meant = removeStopWords ? leaveOut(all, (word) => analyzer.isStopWord(word.folded[0] ?? '')) : all
  const kept = (meant.length > 0 ? meant : all).slice(0, MAX_QUERY_WORDS)
  return { words: kept.map(({ word }) => word), spans: kept.map(({ start, end }) => ({ start, end })), text }
}

type PlacedWord = { readonly word: QueryWord; readonly start: number; readonly end: number }

/** Leaves words out. Each remaining word keeps the words that were left out before it. */
function leaveOut(words: readonly PlacedWord[], isLeftOut: (word: QueryWord) => boolean): PlacedWord[] {
  const kept: PlacedWord[] = []
  let skipped: QueryWord[] = []
  for (const placed of words) {
    if (isLeftOut(placed.word)) {
      skipped.push(placed.word)
      continue
    }
    kept.push(skipped.length === 0 ? placed : { ...placed, word: { ...placed.word, skipped } })
    skipped = []
  }
  return kept
}
