import { expect, test } from 'vitest'
import { hasTag } from './state-tag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['W/"b"', false],
  ['"a"', true],
  ['W/"b", W/"a"', true],
  ['*', true],
])('an If-None-Match header of %s matches the tag W/"a": %s', (held, expected) => {
  expect(hasTag(held, 'W/"a"')).toBe(expected)
})
