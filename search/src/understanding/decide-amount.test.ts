import { beforeAll, expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { createSearchEngine } from '../engine/search-engine.ts'
import type { SearchReader } from '../port/search-port.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { askFactShop } from './testing/fact-shop.ts'
import { createUnderstandingReader } from './understanding-reader.ts'

const toBag = (objectID: string, kilos: number) => ({
  objectID,
  name: 'Rice menu',
  kind: ['food'],
  group: 'menu',
  amounts: { kilos },
})
const toDrops = (objectID: string, animal_from: number, animal_to: number) => ({
  objectID,
  name: 'Drops, 3 pipettes',
  kind: ['drops'],
  group: 'drops',
  amounts: { animal_from, animal_to },
})
const RECORDS = [
  toBag('bag-2', 2),
  toBag('bag-12', 12),
  toDrops('drops-small', 2, 10),
  toDrops('drops-large', 20, 40),
  { objectID: 'spray', name: 'Spray with 5 g of oil', kind: ['spray'], group: 'spray', amounts: { litres: 0.5 } },
]

let reader: SearchReader
beforeAll(async () => {
  const engine = createSearchEngine()
  await engine.replaceAll('shop', RECORDS, {
    settings: {
      searchableAttributes: ['name'],
      attributesForFaceting: ['kind'],
      attributeForDistinct: 'group',
      distinct: 1,
      queryLanguages: ['en'],
      removeStopWords: true,
    },
    synonyms: [],
    rules: [],
  })
  const vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: { kind: 'kind' },
    facts: [
      { kind: 'fact', words: ['food'], means: { kind: ['food'] } },
      { kind: 'need', words: ['fleas'], means: { kind: ['drops', 'spray'] } },
    ],
    keptPhrases: [],
  })
  const understanding = {
    vocabulary,
    strongAttributes: ['name'],
    nameAttributes: ['name'],
    sentenceAttributes: [],
    composedAttributes: [],
    materialAttributes: [],
    amounts: {
      contents: { mass: 'amounts.kilos', volume: 'amounts.litres' },
      weight: { from: 'amounts.animal_from', to: 'amounts.animal_to' },
    },
    isTextFirst: false,
  }
  reader = createUnderstandingReader(engine, { understandingOf: async () => understanding, hasExtensions: true })
})

test.each([
  ['food 2kg', ['bag-2'], []],
  ['food 12 kilo', ['bag-12'], []],
  ['rice 2000 g', ['bag-2'], []],
  // A pack of a similar weight is shown, and reported as different.
  ['food 10 kg', ['bag-12'], ['10 kg']],
  ['food 30 kg', ['bag-2'], ['30 kg']],
  // The amount is the weight of the animal, not the oil in a spray.
  ['fleas 5 kg', ['drops-small'], []],
  ['fleas 25 kg', ['drops-large'], []],
  ['fleas 500 ml', ['spray'], []],
])('finds the product with the right amount for %s', async (query, ids, leftOut) => {
  const answer = await askFactShop(reader, query)
  expect(answer.hits.map(({ objectID }) => objectID)).toEqual(ids)
  expect(answer.understood).toMatchObject({ leftOut })
})

test('a matched amount is reported as a fact, and an unmatched amount as left out beside the kept words', async () => {
  expect((await askFactShop(reader, 'food 2kg')).understood).toMatchObject({ facts: ['food', '2kg'], leftOut: [] })
  expect((await askFactShop(reader, 'food 10 kg')).understood).toMatchObject({ leftOut: ['10 kg'], kept: 'food' })
})

test('numeric filters of the visitor apply together with an amount in the query', async () => {
  const answer = await askFactShop(reader, 'food 2kg', { numericFilters: ['amounts.kilos>5'] })
  expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['bag-12'])
})
