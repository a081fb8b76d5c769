import { createHash, timingSafeEqual } from 'node:crypto'

type MetricsVariables = { METRICS_TOKEN?: string | undefined; METRICS_TOKEN_BEFORE?: string | undefined }

/** Returns the tokens that open `/metrics`, including the former one, so that Prometheus can change its token without a gap. */
export const readMetricsTokens = ({ METRICS_TOKEN, METRICS_TOKEN_BEFORE }: MetricsVariables): string[] =>
  METRICS_TOKEN ? [METRICS_TOKEN, METRICS_TOKEN_BEFORE ?? ''].filter((token) => token !== '') : []

/** Compares in constant time, so that the time does not reveal how much of a token was right. */
export function hasMetricsToken(authorization: string | null | undefined, tokens: readonly string[]): boolean {
  const given = digest(/^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '')
  return tokens.map((token) => timingSafeEqual(given, digest(token))).includes(true)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
