import { hasMetricsToken, readMetricsTokens } from '@menagerie/telemetry/metrics-tokens'
import { isProduction } from '../platform/environment.ts'

/** Callers with METRICS_TOKEN; without one every visitor of the admin of a machine of one's own, and in production none. */
export function isMetricsReader(
  headers: Headers,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const tokens = readMetricsTokens(env)
  return tokens.length > 0 ? hasMetricsToken(headers.get('authorization'), tokens) : !isProduction(env)
}
