/**
 * A word of a query: `folded` is what indexes know, `text` as typed, lower-cased. `skipped`: stop words before it that are not
 * looked for; synonyms may have them (`arbre à chat`).
 */
export type QueryWord = {
  readonly text: string
  readonly folded: readonly string[]
  readonly isPrefix: boolean
  readonly skipped?: readonly QueryWord[]
}

/**
 * Other words that may stand for the words `from` to `to - 1` of the query: a synonym, a correction, two words written as one.
 * Several words must stand beside each other. `typos` is what it costs in the ranking.
 */
export type Alternative = {
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
  readonly typos: 0 | 1 | 2
  readonly kind: 'synonym' | 'correction' | 'joined'
}

/**
 * Words that may stand anywhere in a record for the words `from` to `to - 1` of the query: what one word is made of where languages
 * join words. It costs a typo, whatever its words may cost themselves.
 */
export type Split = { readonly from: number; readonly to: number; readonly words: readonly SplitWord[] }

/** `isLoose`: indexes do not know it, so it may have typos. `others` may stand for it, as synonyms do. */
export type SplitWord = {
  readonly word: QueryWord
  readonly isLoose: boolean
  readonly others: readonly Alternative[]
}

/**
 * Which words of records, folded, answered a query: what highlighting marks. `prefixLength` in code units of the folded word.
 * `also`: further words of the query that it answers, as `dogfood` does for `dog food`. `synonym`: the words of the alternative
 * by which it was found, folded (for `replaceSynonymsInHighlight`).
 */
export type MatchedWord = {
  readonly word: number
  readonly prefixLength?: number
  readonly also?: readonly number[]
  readonly synonym?: readonly string[]
}
export type MatchedWords = ReadonlyMap<string, MatchedWord>
