import type { Env } from '../../platform/env.ts'

/** Limits of one connection, and of all together. Times in milliseconds. */
export type ConnectionLimits = {
  /** Most open connections; further visitors get an answer that says so and are disconnected. */
  connections: number
  /** From the connection, or a first byte, to the end of a request's head. */
  headMs: number
  /** To the end of a request with its body. */
  requestMs: number
  /** Between two requests. */
  idleMs: number
  /** Until the first byte of an answer that takes long, such as a picture to encode. */
  workMs: number
  /** Replaces `idleMs` once three quarters of the connections are taken. */
  crowdedIdleMs: number
  /** Time for the first head of a connection when connections are scarce. */
  crowdedHeadMs: number
  /** Time for a visitor to read one piece of an answer: a page, or a part of a file. */
  sendMs: number
  /** Interval at which all of this is checked. */
  checkMs: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 5_000,
  headMs: 10_000,
  requestMs: 30_000,
  // Longer than load balancers keep idle connections; otherwise they would use one that is just being closed.
  idleMs: 65_000,
  workMs: 300_000,
  crowdedIdleMs: 5_000,
  crowdedHeadMs: 2_000,
  sendMs: 60_000,
  checkMs: 1_000,
}

/** Limit of a request's head; browsers stay below 2 KiB. */
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
