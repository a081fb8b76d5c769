/** Limits for one caller. Sizes are in bytes after inflating, times in milliseconds. */
export type NodeLimits = {
  readBytes: number
  writeBytes: number
  /** Requests in one multi-query. */
  batch: number
  /** Reading requests that are handled at the same time. Further ones are told to come back later. */
  reads: number
  /** Reading requests of one caller that are handled at the same time. */
  readsOfCaller: number
  /** Hits that one multi-query may ask for. */
  hits: number
  /** Bytes of answers that callers have not received yet. One caller may have a quarter of them. */
  unsentBytes: number
  /** Time for a whole body to arrive. */
  bodyMs: number
  /** Time for the engine to answer a search. */
  answerMs: number
  /** Nesting of brackets. */
  readDepth: number
  writeDepth: number
}

export const DEFAULT_LIMITS: NodeLimits = {
  readBytes: 64 * 1024,
  writeBytes: 16 * 1024 * 1024,
  batch: 50,
  reads: 256,
  readsOfCaller: 256,
  hits: 2_000,
  unsentBytes: 64 * 1024 * 1024,
  bodyMs: 10_000,
  answerMs: 5_000,
  readDepth: 16,
  writeDepth: 64,
}

/** Seconds after which a caller that was refused may try again. */
export const RETRY_AFTER_S = 1
