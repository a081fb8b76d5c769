import { expect, test } from 'vitest'
import { isUnavailable } from './database.ts'

test.each([
  ['a cut connection', 'EPIPE', true],
  ['a connection that was reset', 'ECONNRESET', true],
  ['a server that shuts down', '57P01', true],
  ['a missing table', '42P01', true],
  ['a syntax error in the statement', '42601', false],
  ['a division by zero', '22012', false],
])('%s (%s) makes the database unavailable: %s', (_what, code, expected) => {
  expect(isUnavailable(Object.assign(new Error('x'), { code }))).toBe(expected)
})

test('an error without a code makes the database unavailable', () => {
  expect(isUnavailable(new Error('Query read timeout'))).toBe(true)
})
