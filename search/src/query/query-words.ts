/**
 * A word of a query: `folded` are its forms in the index, `text` is the word as typed, in lower case. `skipped` are
 * stop words before it that are not searched for; synonyms may contain them (`arbre à chat`).
 */
export type QueryWord = {
  readonly text: string
  readonly folded: readonly string[]
  readonly isPrefix: boolean
  readonly skipped?: readonly QueryWord[]
}

/**
 * Other words that may replace the words `from` to `to - 1` of the query: a synonym, a correction, or two words
 * written as one. Several words must stand directly one after another. `typos` is their cost in the ranking.
 */
export type Alternative = {
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
  readonly typos: 0 | 1 | 2
  readonly kind: 'synonym' | 'correction' | 'joined'
}

/**
 * Parts of a compound word, which may stand anywhere in a record in place of the words `from` to `to - 1` of the
 * query. A split costs one typo, besides any typos of its parts.
 */
export type Split = { readonly from: number; readonly to: number; readonly words: readonly SplitWord[] }

/** Part of a split word. `isLoose`: no index knows it, so it may have typos. `others` may replace it, as synonyms do. */
export type SplitWord = {
  readonly word: QueryWord
  readonly isLoose: boolean
  readonly others: readonly Alternative[]
}

/**
 * Words of records, folded, that answered a query; highlighting marks these. `prefixLength` is in code units of the
 * folded word. `also` are further words of the query that it answers, as `dogfood` does for `dog food`. `synonym` are
 * the folded words of the alternative that found it (for `replaceSynonymsInHighlight`).
 */
export type MatchedWord = {
  readonly word: number
  readonly prefixLength?: number
  readonly also?: readonly number[]
  readonly synonym?: readonly string[]
}
export type MatchedWords = ReadonlyMap<string, MatchedWord>
