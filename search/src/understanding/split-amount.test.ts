import { expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { splitAmount } from './split-amount.ts'

const vocabulary = prepareVocabulary({
  analyzer: findAnalyzer('en'),
  roles: { weight: 'weight' },
  facts: [{ kind: 'fact', words: ['small dog', 'up to 10 kg'], means: { weight: ['small'] } }],
  keptPhrases: [],
})

test.each([
  ['dog food 2kg', 'dog food', '2kg', 'mass', 2],
  ['2,5 kg dog food', 'dog food', '2,5 kg', 'mass', 2.5],
  ['mousse 6 x 85 g', 'mousse', '6 x 85 g', 'mass', 0.51],
  ['flakes 1.000 g', 'flakes', '1.000 g', 'mass', 1],
  ['корм 12 кг', 'корм', '12 кг', 'mass', 12],
  ['litter 500 ml bag', 'litter bag', '500 ml', 'volume', 0.5],
] as const)('splits the amount from %s', (query, left, text, of, value) => {
  const split = splitAmount(query, vocabulary)
  expect(split).toMatchObject({ query: left, amount: { text, of } })
  expect(split?.amount.value).toBeCloseTo(value)
})

test.each([
  ['12 kg', 'no other word'],
  ['spot on 10-20 kg', 'a range'],
  ['spot on 10 to 20 kg', 'a range in words'],
  ['food 2 kg or 4 kg', 'two amounts'],
  ['bed up to 10 kg', 'part of a fact'],
  ['food for dogs to 10 kg', 'an upper limit'],
  ['корм до 10 кг', 'an upper limit'],
  ['0 kg food', 'an amount of zero'],
  ['vitamin 5 kgs', 'no known unit'],
  ['food 12 months', 'no known unit'],
])('finds no amount in %s: %s', (query) => {
  expect(splitAmount(query, vocabulary)).toBeUndefined()
})
