/** What one connection may cost, and all of them. Times in milliseconds. */
export type ConnectionLimits = {
  /** Open at the same time; who comes then is told so and sent away. */
  connections: number
  /** From the connection, or a first byte, to the end of a request's head. */
  headMs: number
  /** To the end of a request with its body. */
  requestMs: number
  /** Between two requests. */
  idleMs: number
  /** Instead of `idleMs`, once three quarters of the connections are taken. */
  crowdedIdleMs: number
  /** For a visitor to take what was given to the connection in one piece: a page, or a part of a file. */
  sendMs: number
  /** How often all of this is looked at. */
  checkMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 10_000,
  headMs: 10_000,
  requestMs: 30_000,
  // Longer than balancers keep theirs, or they would use one that is just being closed.
  idleMs: 65_000,
  crowdedIdleMs: 5_000,
  sendMs: 60_000,
  checkMs: 1_000,
}

/** Of a request's head; browsers stay below 2 KiB. */
export const MAX_HEAD_BYTES = 16_384
