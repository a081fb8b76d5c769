import { expect, test } from 'vitest'
import { mayReadMetrics } from './may-read-metrics.ts'

const from = (remoteAddress: string, headers = {}) => ({ headers, socket: { remoteAddress } })

test('without a token only callers on this machine may read, and no proxy for others', () => {
  expect(mayReadMetrics(from('127.0.0.1'), undefined)).toBe(true)
  expect(mayReadMetrics(from('::1'), undefined)).toBe(true)
  expect(mayReadMetrics(from('10.0.0.7'), undefined)).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), undefined)).toBe(false)
})

test('with a token it is the token that counts', () => {
  expect(mayReadMetrics(from('10.0.0.7', { authorization: 'Bearer secret' }), 'secret')).toBe(true)
  expect(mayReadMetrics(from('127.0.0.1'), 'secret')).toBe(false)
  expect(mayReadMetrics(from('127.0.0.1', { authorization: 'Bearer secret2' }), 'secret')).toBe(false)
})
