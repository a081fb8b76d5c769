import type { ServerResponse } from 'node:http'

/** Headers of every answer, whichever route writes it. */
export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

/** Sends the head of an answer that is written piece by piece. False when the call was answered already: it took too long. */
export function beginAnswer(outgoing: ServerResponse, headers: Record<string, string>): boolean {
  if (outgoing.headersSent || outgoing.destroyed) return false
  outgoing.writeHead(200, { ...COMMON_HEADERS, ...headers })
  return true
}
