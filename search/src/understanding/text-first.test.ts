import { beforeAll, expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { createSearchEngine } from '../engine/search-engine.ts'
import type { SearchReader } from '../port/search-port.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { createUnderstandingReader } from './understanding-reader.ts'

/** Searches articles, whose tags name animals but no things. */
let reader: SearchReader

beforeAll(async () => {
  const engine = createSearchEngine()
  const articles = [
    { objectID: 'teeth', title: 'A minute a day for teeth', tags: ['dog', 'teeth'] },
    { objectID: 'moving', title: 'Moving house', tags: ['dog'] },
  ]
  await engine.replaceAll('blog', articles, {
    settings: { searchableAttributes: ['title'], attributesForFaceting: ['tags'], queryLanguages: ['en'] },
    synonyms: [],
    rules: [],
  })
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: { tags: 'kind' },
    facts: [
      { kind: 'fact', words: ['dog', 'hound'], means: { tags: ['dog'] } },
      { kind: 'fact', words: ['dental'], means: { tags: ['teeth'] } },
      { kind: 'fact', words: ['bed'], means: {} },
      { kind: 'filler', words: ['cheap'], means: {} },
    ],
    keptPhrases: [],
  })
  const texts = {
    strongAttributes: ['title'],
    nameAttributes: ['title'],
    sentenceAttributes: [],
    composedAttributes: [],
    materialAttributes: [],
    isTextFirst: true,
  }
  const understandingOf = async () => ({ vocabulary, ...texts })
  reader = createUnderstandingReader(engine, { understandingOf, hasExtensions: true })
})

test.each([
  ['hound', ['moving', 'teeth']],
  ['cheap hound', ['moving', 'teeth']],
  ['hound dental', ['teeth']],
  // Articles about dogs are not about their beds.
  ['hound bed', []],
])('finds the expected articles for the query %s', async (query, ids) => {
  const [result] = (await reader.search([{ indexName: 'blog', query }])).results
  expect(result && 'hits' in result && result.hits.map(({ objectID }) => objectID).toSorted()).toEqual(ids)
})
