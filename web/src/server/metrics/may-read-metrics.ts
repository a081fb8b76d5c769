import type { IncomingMessage } from 'node:http'
import { hasMetricsToken } from '@menagerie/telemetry/metrics-tokens'

type Asker = { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Headers that proxies set: with one of them, the request on this machine comes from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

export type MetricsAccess = { tokens: readonly string[]; isProduction: boolean }

/** With tokens: callers that send one. Without: callers on this machine; none in production, where they may be a proxy that sets no such header. */
export function mayReadMetrics({ headers, socket }: Asker, { tokens, isProduction }: MetricsAccess): boolean {
  if (tokens.length > 0) return hasMetricsToken(headers.authorization, tokens)
  if (isProduction) return false
  return LOOPBACK.has(socket.remoteAddress ?? '') && !FORWARDED.some((name) => headers[name] !== undefined)
}
