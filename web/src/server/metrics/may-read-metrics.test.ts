import { expect, test } from 'vitest'
import { mayReadMetrics } from './may-read-metrics.ts'

const LOCAL = { tokens: [], isProduction: false }
const SECRET = { tokens: ['secret', 'former'], isProduction: true }

const from = (remoteAddress: string, headers = {}) => ({ headers, socket: { remoteAddress } })

test('without a token only callers on the same machine may read the metrics, and not through a proxy', () => {
  expect(mayReadMetrics(from('127.0.0.1'), LOCAL)).toBe(true)
  expect(mayReadMetrics(from('::1'), LOCAL)).toBe(true)
  expect(mayReadMetrics(from('10.0.0.7'), LOCAL)).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), LOCAL)).toBe(false)
})

test('with a configured token only callers that send a valid token may read the metrics', () => {
  expect(mayReadMetrics(from('10.0.0.7', { authorization: 'Bearer secret' }), SECRET)).toBe(true)
  expect(mayReadMetrics(from('10.0.0.7', { authorization: 'Bearer former' }), SECRET)).toBe(true)
  expect(mayReadMetrics(from('127.0.0.1'), SECRET)).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { authorization: 'Bearer secret2' }), SECRET)).toBe(false)
})

test('in production without a token the metrics are refused, even on the same machine', () => {
  expect(mayReadMetrics(from('127.0.0.1'), { tokens: [], isProduction: true })).toBe(false)
})
