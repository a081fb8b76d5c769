/** What a query was taken for: part of an answer. */
export type Understood = {
  /** Words that filter, as typed. */
  readonly facts: readonly string[]
  /** Words that were looked for as text. */
  readonly words: readonly string[]
  /** Words that nothing has beside the others: the hits are for those. */
  readonly leftOut: readonly string[]
  /** What the hits are for where words were left out: the others, as typed. */
  readonly kept: string
  /** Words that were read as others. */
  readonly corrected: readonly { readonly from: string; readonly to: string }[]
  /** Where nothing is found: words of the query that find something. */
  readonly near: readonly { readonly query: string; readonly count: number }[]
}
