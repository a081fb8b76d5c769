import { expect, test } from 'vitest'
import { hasMetricsToken, readMetricsTokens } from './metrics-tokens.ts'

test('the new token and the previous token both give access to the metrics, and no other token does', () => {
  const tokens = readMetricsTokens({ METRICS_TOKEN: 'new', METRICS_TOKEN_BEFORE: 'old' })
  for (const token of ['new', 'old']) expect(hasMetricsToken(`Bearer ${token}`, tokens)).toBe(true)
  for (const scheme of ['bearer', 'BEARER']) expect(hasMetricsToken(`${scheme} new`, tokens)).toBe(true)
  for (const given of ['Bearer other', 'Bearer ', 'Basic new', 'new', '', null, undefined])
    expect(hasMetricsToken(given, tokens)).toBe(false)
})

test('a previous token gives no access when there is no current token', () => {
  expect(readMetricsTokens({ METRICS_TOKEN: '', METRICS_TOKEN_BEFORE: 'old' })).toEqual([])
  expect(readMetricsTokens({ METRICS_TOKEN: 'new', METRICS_TOKEN_BEFORE: '' })).toEqual(['new'])
})
