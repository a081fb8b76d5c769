import { expect, it } from 'vitest'
import { toFactTitle } from './to-fact-title.ts'

it('names a row by what people say', () => {
  expect(toFactTitle({ kind: 'fact', words: ['kitten', ' kitty '] })).toBe('kitten, kitty')
  expect(toFactTitle({ kind: 'unsold', words: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toBe(
    'Not sold: a, b, c, d, e, f …',
  )
  expect(toFactTitle({ kind: 'fact', words: [' '] })).toBe('')
  expect(toFactTitle(undefined)).toBe('')
})
