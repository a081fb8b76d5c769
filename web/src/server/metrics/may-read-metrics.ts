import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

type Asker = { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Set by proxies: then the caller on this machine passes on a request from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

export type MetricsAccess = { token: string | undefined; isProduction: boolean }

/** With a token: callers that have it. Without: callers on this machine; none in production, where they may be a proxy that says nothing. */
export function mayReadMetrics({ headers, socket }: Asker, { token, isProduction }: MetricsAccess): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  if (isProduction) return false
  return LOOPBACK.has(socket.remoteAddress ?? '') && !FORWARDED.some((name) => headers[name] !== undefined)
}

/** In a time that does not tell how much of it was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
