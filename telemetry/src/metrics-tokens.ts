import { createHash, timingSafeEqual } from 'node:crypto'

type MetricsVariables = { METRICS_TOKEN?: string | undefined; METRICS_TOKEN_BEFORE?: string | undefined }

/** Tokens that open `/metrics`, the one before a change among them: so Prometheus is given the new one without a gap in its figures. */
export const readMetricsTokens = ({ METRICS_TOKEN, METRICS_TOKEN_BEFORE }: MetricsVariables): string[] =>
  METRICS_TOKEN ? [METRICS_TOKEN, METRICS_TOKEN_BEFORE ?? ''].filter((token) => token !== '') : []

/** Compares in a time that does not tell how much of a token was right. */
export function hasMetricsToken(authorization: string | null | undefined, tokens: readonly string[]): boolean {
  const given = digest(/^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '')
  return tokens.map((token) => timingSafeEqual(given, digest(token))).includes(true)
}

const digest = (text: string) => createHash('sha256').update(text).digest()
