import type { QueryWord } from './query-words.ts'

/** One way to satisfy a slot. */
export type SlotOption =
  /** A word as typed, or a part of it: its forms, parts, typos (`cost` more of them), and what begins with it. */
  | {
      readonly kind: 'typed'
      readonly word: QueryWord
      readonly budget: 0 | 1 | 2
      readonly hasParts: boolean
      readonly cost: number
      readonly isExact: boolean
    }
  /** Other words in its place, one or several beside each other, folded. */
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
  /** How many of these words it stands for: the first of several slots for one word counts it. */
  readonly count: number
  readonly options: readonly SlotOption[]
  readonly isOptional: boolean
  /** Tells whether the word's place counts: the last part of a joined word says what a thing is. */
  readonly hasPlace: boolean
}

/** The slots of a tiling cover each word of the query once; a document must satisfy those that are not optional. */
export type Tiling = readonly Slot[]

export type QueryPlan = {
  readonly words: readonly QueryWord[]
  /** The first one is the query as typed. */
  readonly tilings: readonly Tiling[]
  readonly hasForms: boolean
  /** What makes a single word exact; of several each one counts for itself. */
  readonly exactness: 'attribute' | 'word' | 'none'
}
