import type { QueryWord } from './query-words.ts'

/** One way to satisfy a slot. */
export type SlotOption =
  /** A word as typed, or a part of it. It matches its forms, parts, words with typos (`cost` is added to these) and words that begin with it. */
  | {
      readonly kind: 'typed'
      readonly word: QueryWord
      readonly budget: 0 | 1 | 2
      readonly hasParts: boolean
      readonly cost: number
      readonly isExact: boolean
    }
  /** Other words, folded, in place of the typed ones: one, or several directly one after another. */
  | {
      readonly kind: 'other'
      readonly words: readonly string[]
      readonly typos: number
      readonly isExact: boolean
      readonly isPrefix: boolean
      readonly hasParts: boolean
      readonly synonym: boolean
    }

/** The words `from` to `to - 1` of a query, and all that may stand for them. */
export type Slot = {
  readonly from: number
  readonly to: number
  /** How many words of the query the slot counts as. Of several slots for one word the first one counts. */
  readonly count: number
  readonly options: readonly SlotOption[]
  readonly isOptional: boolean
  /** Tells whether the word's place counts. It does for the last part of a compound word, which says what the thing is. */
  readonly hasPlace: boolean
}

/** Slots that together cover each word of the query once. A document must satisfy those that are not optional. */
export type Tiling = readonly Slot[]

export type QueryPlan = {
  readonly words: readonly QueryWord[]
  /** The first tiling is the query as typed. */
  readonly tilings: readonly Tiling[]
  readonly hasForms: boolean
  /** How a query of a single word becomes exact. With several words each one counts for itself. */
  readonly exactness: 'attribute' | 'word' | 'none'
}
