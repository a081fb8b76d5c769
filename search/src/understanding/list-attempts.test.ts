import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { listAttempts } from './list-attempts.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'

/** Returns whether one of the attempts leaves words out. */
function mayLeaveOut(language: 'fr' | 'pl' | 'ru', query: string, cat: string, food: string): boolean {
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer(language),
    roles: { animal: 'animal', kind: 'kind' },
    facts: [
      { kind: 'fact', words: [cat], means: { animal: ['cat'] } },
      { kind: 'fact', words: [food], means: { kind: ['food'] } },
    ],
    keptPhrases: [],
  })
  return [...listAttempts(readWords(query, vocabulary), vocabulary)].some((attempt) => attempt.mayLeaveOut)
}

it.each([
  ['ru', 'ведро корма кошки', true, 'кошка', 'корм'],
  ['ru', 'особенного корма кошки', true, 'кошка', 'корм'],
  ['ru', 'ведро для корма кошки', false, 'кошка', 'корм'],
  ['pl', 'wiadro karmy kota', true, 'kot', 'karma'],
  ['pl', 'wiadro na karmę kota', false, 'kot', 'karma'],
  ['fr', 'paquet de croquettes chat', true, 'chat', 'croquettes'],
  ['fr', 'seau à croquettes chat', false, 'chat', 'croquettes'],
  ['fr', 'seau croquettes chat', false, 'chat', 'croquettes'],
] as const)('%s: an unknown first word of "%s" may be left out: %s', (language, query, may, cat, food) => {
  expect(mayLeaveOut(language, query, cat, food)).toBe(may)
})

it('an animal that is also a flavour is not dropped when it is the only animal in the query', () => {
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: { animal: 'animal', kind: 'kind', flavor: 'flavor' },
    facts: [
      { kind: 'fact', words: ['fish'], means: { animal: ['fish'] } },
      { kind: 'fact', words: ['fish'], means: { flavor: ['salmon'] } },
      { kind: 'fact', words: ['cat'], means: { animal: ['cat'] } },
      { kind: 'fact', words: ['soap'], means: { kind: ['shampoo'] } },
    ],
    keptPhrases: [],
  })
  const saysOnly = (query: string, word: string) =>
    [...listAttempts(readWords(query, vocabulary), vocabulary)].some(
      ({ reading, words }) =>
        words.length === 0 && reading.length > 0 && !reading.some(({ span }) => span.text === word),
    )
  expect(saysOnly('soap for fish', 'fish')).toBe(false)
  expect(saysOnly('cat soap fish', 'fish')).toBe(true)
})

it.each([
  ['Pferdeeimer', ['plain', 'plainly-composed']],
  ['Eimer Pferd', ['plain', 'plainly-composed']],
  ['Eimer', ['strong', 'composed', 'all']],
])('"%s" is not searched in sentences when it is for an animal', (query, expected) => {
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('de'),
    roles: { animal: 'animal' },
    facts: [{ kind: 'fact', words: ['Pferd', 'Pferde'], means: { animal: ['horse'] } }],
    keptPhrases: [],
  })
  const attempts = [...listAttempts(readWords(query, vocabulary), vocabulary)]
  const scopes = attempts.flatMap(({ words, scope }) => (words.length > 0 && scope !== 'names' ? [scope] : []))
  expect([...new Set(scopes)]).toEqual(expected)
})
