/** What one caller may ask for. Sizes in bytes after inflating, times in milliseconds. */
export type NodeLimits = {
  readBytes: number
  writeBytes: number
  /** Requests of one multi-query. */
  batch: number
  /** Reading requests under way at once; further ones are told to come back. */
  reads: number
  /** Reading requests of one caller under way at once. */
  readsOfCaller: number
  /** Hits that one multi-query may ask for. */
  hits: number
  /** Bytes of answers that callers have not taken yet; one caller may have a quarter of it. */
  unsentBytes: number
  /** For all of a body to arrive. */
  bodyMs: number
  /** For the engine to answer a search. */
  answerMs: number
  /** Brackets within brackets. */
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

/** Seconds after which a caller that was sent away may come back. */
export const RETRY_AFTER_S = 1
