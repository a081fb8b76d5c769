import { createHash, timingSafeEqual } from 'node:crypto'
import type { Api, ApiContext } from './api.ts'

const LOCAL = /^(127\.|::1$|::ffff:127\.)/
/** Set by proxies: then the caller on this machine passes on a request from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Tells whether the caller may look, by the site's rule: callers with the token; without one those on this machine, and none in production. */
export function isOperator(
  { metricsToken, isProduction }: Pick<Api, 'metricsToken' | 'isProduction'>,
  c: ApiContext,
): boolean {
  if (metricsToken !== undefined) return isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  if (isProduction) return false
  const isLocal = LOCAL.test(c.env.incoming.socket.remoteAddress ?? '')
  return isLocal && !FORWARDED.some((name) => c.req.header(name) !== undefined)
}

/** In a time that does not tell how much of it was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
