import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { listReadings } from './list-readings.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'

it.each([
  ['boîte pour chien', 'tins'],
  ['mon chien boite', 'joints'],
])('"%s" is read first as %s: a product before the animal, and a need after the animal', (query, kind) => {
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('fr'),
    roles: { animal: 'animal', kind: 'kind' },
    facts: [
      { kind: 'fact', words: ['chien'], means: { animal: ['dog'] } },
      { kind: 'fact', words: ['boîte'], means: { kind: ['tins'] } },
      { kind: 'need', words: ['boite'], means: { kind: ['joints'] } },
    ],
    keptPhrases: [],
  })
  const [first = []] = listReadings(readWords(query, vocabulary).spans, vocabulary)
  expect(first.flatMap(({ parts }) => parts.flatMap(({ values }) => values))).toContain(kind)
})
