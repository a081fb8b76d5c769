import { expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { keepTokens } from './kept-tokens.ts'

test('caches the last tokenized texts, drops older ones, and always gives the same words', () => {
  const analyzer = findAnalyzer('en')
  let calls = 0
  const counting = {
    ...analyzer,
    tokenize: (text: string) => {
      calls += 1
      return analyzer.tokenize(text)
    },
  }
  const keeper = keepTokens(counting)
  expect(keepTokens(counting)).toBe(keeper)
  expect(keeper.tokenize('Blue bowl')).toEqual(analyzer.tokenize('Blue bowl'))
  expect(keeper.tokenize('Blue bowl')).toEqual(analyzer.tokenize('Blue bowl'))
  expect(calls).toBe(1)
  const long = 'word '.repeat(40_000)
  for (let i = 0; i < 5; i++) keeper.tokenize(`${long}${i}`)
  expect(calls).toBe(6)
  keeper.tokenize('Blue bowl')
  expect(calls).toBe(7)
})
