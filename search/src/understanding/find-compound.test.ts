import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { findCompound } from './find-compound.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'

const facts = [
  { kind: 'fact', words: ['kylling'], means: { flavor: ['chicken'] } },
  { kind: 'fact', words: ['fritte'], means: { animal: ['ferret'] } },
  { kind: 'fact', words: ['foder'], means: { kind: ['food'] } },
] as const

it.each([
  ['frittefoder', ['fritte', 'foder']],
  ['kyllingefoder', ['kyllinge', 'foder']],
  ['kyllingfrit', undefined],
])('%s is split into %j: an ending that means “without” is not a form of another word', (word, parts) => {
  const analyzer = findAnalyzer('da')
  const vocabulary = prepareVocabulary({
    analyzer,
    roles: { animal: 'animal', kind: 'kind', flavor: 'flavor' },
    facts,
    keptPhrases: [],
  })
  expect(findCompound(word, vocabulary)).toEqual(parts)
})

it.each([
  ['hu', 'lójutalomfalat', ['lo', 'jutalomfalat']],
  ['hu', 'lójutalmas', undefined],
  ['sv', 'marsvinshö', ['marsvin', 'ho']],
])('%s: a two-letter word can be a part of %s only when the other part is certain', (language, word, parts) => {
  const analyzer = findAnalyzer(language)
  const vocabulary = prepareVocabulary({
    analyzer,
    roles: { animal: 'animal', kind: 'kind' },
    facts: [
      { kind: 'fact', words: ['ló'], means: { animal: ['horse'] } },
      { kind: 'fact', words: ['marsvin'], means: { animal: ['guinea pig'] } },
      { kind: 'fact', words: ['hö'], means: { kind: ['hay'] } },
      { kind: 'fact', words: ['jutalomfalat'], means: { kind: ['snacks'] } },
    ],
    keptPhrases: [],
  })
  expect(findCompound(analyzer.fold(word)[0] ?? word, vocabulary)).toEqual(parts)
})
