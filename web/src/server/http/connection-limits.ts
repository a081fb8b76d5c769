import type { Env } from '../../platform/env.ts'

/** What one connection may cost, and all of them. Times in milliseconds. */
export type ConnectionLimits = {
  /** Connections open at the same time; further visitors are told so and sent away. */
  connections: number
  /** From the connection, or a first byte, to the end of a request's head. */
  headMs: number
  /** To the end of a request with its body. */
  requestMs: number
  /** Between two requests. */
  idleMs: number
  /** For the first byte of an answer that takes long, such as a picture to encode. */
  workMs: number
  /** Instead of `idleMs`, once three quarters of the connections are taken. */
  crowdedIdleMs: number
  /** Time for the first head of a connection in a crowd. */
  crowdedHeadMs: number
  /** For a visitor to take what was given to the connection in one piece: a page, or a part of a file. */
  sendMs: number
  /** How often all of this is looked at. */
  checkMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 5_000,
  headMs: 10_000,
  requestMs: 30_000,
  // Longer than balancers keep theirs, or they would use one that is just being closed.
  idleMs: 65_000,
  workMs: 300_000,
  crowdedIdleMs: 5_000,
  crowdedHeadMs: 2_000,
  sendMs: 60_000,
  checkMs: 1_000,
}

/** Bytes of a request's head; browsers stay below 2 KiB. */
export const MAX_HEAD_BYTES = 16_384

type LimitSettings = Pick<
  Env,
  'MAX_CONNECTIONS' | 'HEAD_TIMEOUT_S' | 'REQUEST_TIMEOUT_S' | 'IDLE_TIMEOUT_S' | 'SEND_TIMEOUT_S'
>

export function toConnectionLimits(env: LimitSettings): Partial<ConnectionLimits> {
  return {
    connections: env.MAX_CONNECTIONS,
    headMs: env.HEAD_TIMEOUT_S * 1_000,
    requestMs: env.REQUEST_TIMEOUT_S * 1_000,
    idleMs: env.IDLE_TIMEOUT_S * 1_000,
    sendMs: env.SEND_TIMEOUT_S * 1_000,
  }
}
