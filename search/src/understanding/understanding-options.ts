import type { FactVocabulary } from './prepare-vocabulary.ts'

/** Attributes with numbers that amounts in queries are compared with. */
export type AmountAttributes = {
  /** What is in a pack: kilograms, or litres. */
  readonly contents: { readonly mass: string; readonly volume: string }
  /** The weight of the animals that it is for, in kilograms. */
  readonly weight: { readonly from: string; readonly to: string }
}

/** How queries of one index are understood. */
export type Understanding = {
  readonly vocabulary: FactVocabulary
  /** What tells what a thing is, in short: words must stand here. */
  readonly strongAttributes: readonly string[]
  /** Those of them that are sentences, with words of many things. */
  readonly sentenceAttributes: readonly string[]
  /** What it is called: its bare name first, then what may say what it is for as well. */
  readonly nameAttributes: readonly string[]
  /** What it is made of: words may also stand here, as they were typed. */
  readonly composedAttributes: readonly string[]
  /** What its parts are made of: a den with a window is no window, so words stand here only where a kind of thing is named. */
  readonly materialAttributes: readonly string[]
  /** Undefined where amounts are words like any. */
  readonly amounts?: AmountAttributes
  /** Facts only help where the words find nothing, as with articles, which are about many things. */
  readonly isTextFirst: boolean
}
