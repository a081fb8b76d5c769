import { hasMetricsToken } from '@menagerie/telemetry/metrics-tokens'
import type { Api, ApiContext } from './api.ts'

const LOCAL = /^(127\.|::1$|::ffff:127\.)/
/** Set by proxies: then the caller on this machine passes on a request from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Tells whether the caller may look, by the site's rule: callers with the token; without one those on this machine, and none in production. */
export function isOperator(
  { metricsTokens, isProduction }: Pick<Api, 'metricsTokens' | 'isProduction'>,
  c: ApiContext,
): boolean {
  if (metricsTokens.length > 0) return hasMetricsToken(c.req.header('authorization'), metricsTokens)
  if (isProduction) return false
  const isLocal = LOCAL.test(c.env.incoming.socket.remoteAddress ?? '')
  return isLocal && !FORWARDED.some((name) => c.req.header(name) !== undefined)
}
