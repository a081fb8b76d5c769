import { hasMetricsToken } from '@menagerie/telemetry/metrics-tokens'
import type { Api, ApiContext } from './api.ts'

const LOCAL = /^(127\.|::1$|::ffff:127\.)/
/** Headers that proxies set. With one of them, a local connection carries a request from elsewhere. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/**
 * Whether the caller may see internals, by the same rule as on the site: with the token or, if none is configured, from
 * this machine, but not in production.
 */
export function isOperator(
  { metricsTokens, isProduction }: Pick<Api, 'metricsTokens' | 'isProduction'>,
  c: ApiContext,
): boolean {
  if (metricsTokens.length > 0) return hasMetricsToken(c.req.header('authorization'), metricsTokens)
  if (isProduction) return false
  const isLocal = LOCAL.test(c.env.incoming.socket.remoteAddress ?? '')
  return isLocal && !FORWARDED.some((name) => c.req.header(name) !== undefined)
}
