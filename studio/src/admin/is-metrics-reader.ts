import { createHash, timingSafeEqual } from 'node:crypto'
import { isProduction } from '../platform/environment.ts'

/** Callers with METRICS_TOKEN; without one every visitor of the admin of a machine of one's own, and in production none. */
export function isMetricsReader(
  headers: Headers,
  env: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const token = env.METRICS_TOKEN || undefined
  if (token === undefined) return !isProduction(env)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
}
