import { expect, it } from 'vitest'
import { checkFactTerms, checkFactWords } from './check-fact-row.ts'

it('a row needs words of at most 100 characters, and a row of the kind “need” also needs terms', () => {
  expect(checkFactWords({ kind: 'fact', words: ['kitten'] })).toBe(true)
  expect(checkFactWords({ kind: 'fact', words: [' '] })).toBe('Enter at least one word')
  expect(checkFactWords({ kind: 'unsold', words: ['x'.repeat(101)] })).toContain('longer than 100')
  expect(checkFactWords({ kind: 'fact', words: [`${'x'.repeat(19)}😀${'x'.repeat(101)}`] })).toMatch(/^“x{19}…”/)
  expect(checkFactTerms({ kind: 'need', words: ['worms'], terms: ['1'] })).toBe(true)
  expect(checkFactTerms({ kind: 'need', words: ['worms'] })).toContain('at least one term')
  expect(checkFactTerms({ kind: 'unsold', words: ['lead'] })).toBe(true)
  expect(checkFactTerms({ kind: 'filler', words: ['buy'], terms: [] })).toBe(true)
})
