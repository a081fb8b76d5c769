import { expect, test } from 'vitest'
import { isNoneMatch } from './if-none-match.ts'

test.each([
  ['"a-br"', true],
  ['"x", "a-br"', true],
  ['W/"a-br"', true],
  ['*', true],
  ['"a-gzip"', false],
  ['a-br', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s matches the ETag "a-br": %s', (header, matches) => {
  expect(isNoneMatch(header, '"a-br"')).toBe(matches)
})
