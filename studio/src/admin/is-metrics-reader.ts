import { hasMetricsToken, readMetricsTokens } from '@menagerie/telemetry/metrics-tokens'
import { isProduction } from '../platform/environment.ts'

/**
 * Whether the caller may read metrics: with METRICS_TOKEN or, if none is configured, every visitor, but in production
 * none.
 */
export function isMetricsReader(
  headers: Headers,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const tokens = readMetricsTokens(env)
  return tokens.length > 0 ? hasMetricsToken(headers.get('authorization'), tokens) : !isProduction(env)
}
