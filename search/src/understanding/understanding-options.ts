import type { FactVocabulary } from './prepare-vocabulary.ts'

/** Attributes with numbers that amounts in queries are compared with. */
export type AmountAttributes = {
  /** Content of a pack in kilograms or litres. */
  readonly contents: { readonly mass: string; readonly volume: string }
  /** Weight of the animals that a product is for, in kilograms. */
  readonly weight: { readonly from: string; readonly to: string }
}

/** How queries of one index are understood. */
export type Understanding = {
  readonly vocabulary: FactVocabulary
  /** Attributes that say in short what a thing is. Words must be found here. */
  readonly strongAttributes: readonly string[]
  /** Those strong attributes that are sentences, which mention many other things. */
  readonly sentenceAttributes: readonly string[]
  /** Attributes with names: the bare name first, then names that may also say what the thing is for. */
  readonly nameAttributes: readonly string[]
  /** Attributes with ingredients. Words may also be found here, as they were typed. */
  readonly composedAttributes: readonly string[]
  /** Attributes with the materials of parts. Words are found here only beside a kind of thing: a den with a window is no window. */
  readonly materialAttributes: readonly string[]
  /** Undefined where amounts are ordinary words. */
  readonly amounts?: AmountAttributes
  /** Whether facts are used only where the words find nothing. That fits articles, which mention many things. */
  readonly isTextFirst: boolean
}
