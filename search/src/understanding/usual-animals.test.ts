import { beforeAll, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { createSearchEngine } from '../engine/search-engine.ts'
import type { SearchReader } from '../port/search-port.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { askFactShop } from './testing/fact-shop.ts'
import { createUnderstandingReader } from './understanding-reader.ts'
import type { WordFact } from './word-fact.ts'

const toRecord = (objectID: string, animal: string, kind: string, flavor = 'oats') => ({
  objectID,
  name: objectID,
  animal: [animal],
  kind: [kind],
  flavor: [flavor],
})
const RECORDS = [
  toRecord('adult menu', 'cat', 'dry-food', 'chicken'),
  toRecord('daily menu', 'dog', 'dry-food', 'turkey'),
  toRecord('hoof mix', 'horse', 'dry-food'),
  toRecord('supper', 'hedgehog', 'dry-food'),
  toRecord('dry wash', 'dog', 'shampoo'),
]
const FACTS: WordFact[] = [
  { kind: 'fact', words: ['dog'], means: { animal: ['dog'] } },
  { kind: 'fact', words: ['horse'], means: { animal: ['horse'] } },
  { kind: 'fact', words: ['hedgehog'], means: { animal: ['hedgehog'] } },
  { kind: 'fact', words: ['kibble', 'dry'], means: { kind: ['dry-food'], animal: ['cat', 'dog'] } },
  { kind: 'fact', words: ['shampoo'], means: { kind: ['shampoo'] } },
  { kind: 'fact', words: ['turkey'], means: { flavor: ['turkey'] } },
]

let reader: SearchReader

beforeAll(async () => {
  const engine = createSearchEngine()
  await engine.replaceAll('shop', RECORDS, {
    settings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['animal', 'kind', 'flavor'],
      queryLanguages: ['en'],
    },
    synonyms: [],
    rules: [],
  })
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: { animal: 'animal', kind: 'kind', flavor: 'flavor' },
    facts: FACTS,
    keptPhrases: [],
  })
  const understanding = {
    vocabulary,
    strongAttributes: ['name'],
    nameAttributes: ['name'],
    sentenceAttributes: [],
    composedAttributes: [],
    materialAttributes: [],
    isTextFirst: false,
  }
  reader = createUnderstandingReader(engine, { understandingOf: async () => understanding, hasExtensions: true })
})

it.each([
  ['kibble', ['adult menu', 'daily menu']],
  ['kibble turkey', ['daily menu']],
  ['dog kibble', ['daily menu']],
  ['kibble horse', ['hoof mix']],
  ['hedgehog kibble', ['supper']],
  ['dry shampoo', ['dry wash']],
  ['kibble kangaroo', []],
])('a kind usual for some animals means these animals, or another animal that is named: %s', async (query, ids) => {
  const { hits } = await askFactShop(reader, query)
  expect(hits.map(({ objectID }) => objectID).sort()).toEqual(ids)
})

it('suggestions for a kind usual for some animals keep this kind', async () => {
  const { understood } = await askFactShop(reader, 'kibble kangaroo')
  expect(understood?.near).toEqual([{ query: 'kibble', count: 2 }])
})
