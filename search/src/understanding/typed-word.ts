/** A word of a query. */
export type TypedWord = {
  readonly text: string
  readonly folded: string
  readonly keys: readonly string[]
  readonly isStopWord: boolean
  readonly isLast: boolean
  readonly isCorrected: boolean
}
