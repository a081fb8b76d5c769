import { expect, it } from 'vitest'
import { isDeeperThan } from './read-body.ts'

it.each([
  ['[[[]]]', 3, false],
  ['[[[]]]', 2, true],
  ['{"a":[{}]}', 3, false],
  ['["[[[[", "\\"[[["]', 1, false],
  ['[][][]', 1, false],
  ['["\\\\", [', 1, true],
])('%s is checked against a depth limit of %i', (text, limit, expected) => {
  expect(isDeeperThan(text, limit)).toBe(expected)
})
