/** Part of an answer that says how the query was understood. */
export type Understood = {
  /** Words that act as filters, as typed. */
  readonly facts: readonly string[]
  /** Words that were searched for as text. */
  readonly words: readonly string[]
  /** Words that were left out, because no record has them together with the others. */
  readonly leftOut: readonly string[]
  /** The remaining words as typed, where some were left out. The hits are for these. */
  readonly kept: string
  /** Words that were read as other words. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
  /** Parts of the query that find something, where the whole query finds nothing. */
  readonly near: readonly { readonly query: string; readonly count: number }[]
}
