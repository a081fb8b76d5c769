import type { ServerResponse } from 'node:http'

/** Headers that every answer must have, whichever route writes it. */
export const COMMON_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

/** Sends the head of a streamed answer. Returns false if the call was already answered because it took too long. */
export function beginAnswer(outgoing: ServerResponse, headers: Record<string, string>): boolean {
  if (outgoing.headersSent || outgoing.destroyed) return false
  outgoing.writeHead(200, { ...COMMON_HEADERS, ...headers })
  return true
}
