import { beforeAll, describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { createSearchEngine } from '../engine/search-engine.ts'
import type { SearchResult } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import { type FactVocabulary, prepareVocabulary } from './prepare-vocabulary.ts'
import { createUnderstandingReader } from './understanding-reader.ts'
import type { FactRoles, WordFact } from './word-fact.ts'

const RECORDS = [
  {
    objectID: 'kibble',
    name: 'Chicken kibble',
    animal: ['cat'],
    kind: ['dry-food'],
    age: ['adult'],
    flavor: ['chicken'],
    text: 'With rice.',
  },
  {
    objectID: 'mousse',
    name: 'Turkey mousse',
    animal: ['cat'],
    kind: ['wet-food'],
    age: ['young'],
    flavor: ['turkey'],
    text: 'Soft.',
  },
  {
    objectID: 'stew',
    name: 'Stew',
    animal: ['dog'],
    kind: ['wet-food'],
    age: ['young', 'adult'],
    text: 'For a warm bowl.',
  },
  {
    objectID: 'drops',
    name: 'Ear drops',
    animal: ['cat'],
    kind: ['care'],
    age: ['young', 'adult'],
    text: 'On the lead or off.',
  },
  {
    objectID: 'tree',
    name: 'Scratching post',
    animal: ['cat'],
    kind: ['toys'],
    age: ['young', 'adult'],
    text: 'Sisal.',
  },
  { objectID: 'tablets', name: 'Tablets', animal: ['horse'], kind: ['worms'], age: [], text: 'Zinc.' },
]
const ROLES: FactRoles = { animal: 'animal', kind: 'kind', age: 'age', flavor: 'flavor' }
const FOOD = ['dry-food', 'wet-food']
const FACTS: WordFact[] = [
  { kind: 'fact', words: ['cat'], means: { animal: ['cat'] } },
  { kind: 'fact', words: ['dog'], means: { animal: ['dog'] } },
  { kind: 'fact', words: ['horse'], means: { animal: ['horse'] } },
  { kind: 'fact', words: ['hen', 'chickens'], means: { animal: ['hen'] } },
  { kind: 'fact', words: ['kitten'], means: { animal: ['cat'], age: ['young'] } },
  { kind: 'fact', words: ['adult', 'grown up'], means: { age: ['adult'] } },
  { kind: 'fact', words: ['food'], means: { kind: FOOD } },
  { kind: 'fact', words: ['dry food', 'dry'], means: { kind: ['dry-food'] } },
  { kind: 'need', words: ['worms', 'wormer'], means: { kind: ['worms'] } },
  { kind: 'fact', words: ['chicken'], means: { flavor: ['chicken'] } },
  { kind: 'fact', words: ['turkey'], means: { flavor: ['turkey'] } },
  { kind: 'unsold', words: ['leash'], means: {} },
  { kind: 'filler', words: ['cheap'], means: {} },
]

const REST = { nameAttributes: ['name'], composedAttributes: [], isTextFirst: false }

let vocabulary: FactVocabulary
let reader: SearchReader
let plain: SearchReader

beforeAll(async () => {
  const engine = createSearchEngine()
  await engine.replaceAll('shop', RECORDS, {
    settings: {
      searchableAttributes: ['name', 'text'],
      attributesForFaceting: ['animal', 'kind', 'age', 'flavor'],
      queryLanguages: ['en'],
      removeStopWords: true,
      ignorePlurals: true,
      typoTolerance: 'unknown',
      disableTypoToleranceOnAttributes: ['text'],
    },
    synonyms: [{ objectID: 'a', type: 'onewaysynonym', input: 'cat tree', synonyms: ['scratching post'] }],
    rules: [
      {
        objectID: 'sale',
        conditions: [{ pattern: 'sale', anchoring: 'contains' }],
        consequence: { promote: [{ objectID: 'stew', position: 0 }] },
      },
    ],
  })
  plain = engine
  vocabulary = prepareVocabulary({
    analyzer: findAnalyzer('en'),
    roles: ROLES,
    facts: FACTS,
    keptPhrases: ['cat tree'],
  })
  const understanding = { vocabulary, strongAttributes: ['name'], ...REST }
  reader = createUnderstandingReader(engine, { understandingOf: async () => understanding, hasExtensions: true })
})

async function ask(query: string, more: Omit<PortRequest, 'indexName'> = {}, from = reader): Promise<SearchResult> {
  const { results } = await from.search([{ indexName: 'shop', query, ...more }])
  const [result] = results
  if (result === undefined || !('hits' in result)) throw new Error('No answer')
  return result
}
const idsOf = ({ hits }: SearchResult) => hits.map(({ objectID }) => objectID)

describe('words that are facts', () => {
  it.each([
    ['kitten food', ['mousse']],
    ['food for kittens', ['mousse']],
    ['catfood', ['mousse', 'kibble']],
    ['dry food cat', ['kibble']],
    ['grown up cat', ['kibble']],
    ['cheap dog food', ['stew']],
    ['kiten food', ['mousse']],
    ['kitten foo', ['mousse']],
    // The only animal that a query names is no taste of it.
    ['food for chickens', []],
    ['cheap', []],
    ['cheap cheap', []],
  ])('%s filters', async (query, ids) => {
    expect(idsOf(await ask(query)).sort()).toEqual(ids.toSorted())
  })

  it('leave the other words to be looked for as text', async () => {
    const result = await ask('turkey for cats')
    expect(idsOf(result)).toEqual(['mousse'])
    expect(result.understood).toMatchObject({ facts: ['cats'], words: ['turkey'] })
  })

  it('stay text where an editor has other words for them', async () => {
    expect(idsOf(await ask('cat tree'))).toEqual(['tree'])
  })

  it('are given up only where they do not change what a thing is: dry food for dogs is other food for dogs', async () => {
    expect(idsOf(await ask('dry food dog'))).toEqual(['stew'])
    expect(idsOf(await ask('dry food kitten'))).toEqual(['mousse'])
  })

  it('are words like any between quotation marks', async () => {
    expect(idsOf(await ask('"kitten food"'))).toEqual([])
    expect((await ask('"scratching"')).understood).toBeUndefined()
  })
})

describe('nothing is found', () => {
  it.each(['cat leash', 'worms cat', 'kitten xylophone', 'cat food dispenser', 'dog warmer'])(
    'for %s, and what is near is told',
    async (query) => {
      const result = await ask(query)
      expect(result).toMatchObject({ hits: [], nbHits: 0, query })
      expect(result.understood?.near.length).toBeGreaterThan(0)
    },
  )

  it('by a word that stands only in a long text', async () => {
    expect(idsOf(await ask('cat lead'))).toEqual([])
    expect(idsOf(await ask('"lead"'))).toEqual(['drops'])
  })

  it('but by rules of editors, which are about all that was typed', async () => {
    expect(idsOf(await ask('kitten sale', { enableRules: true }))).toEqual(['stew'])
  })
})

it('words that nothing has may go where it is known what is looked for', async () => {
  const result = await ask('blue food for cats')
  expect(idsOf(result).sort()).toEqual(['kibble', 'mousse'])
  expect(result).toMatchObject({ queryAfterRemoval: '<em>blue</em> food for cats', understood: { leftOut: ['blue'] } })
})

it('no way to answer is asked twice, and whether a word may stay is asked without hits', async () => {
  const asked: string[] = []
  const counting: SearchReader = {
    search(requests) {
      asked.push(...requests.map((request) => JSON.stringify(request)))
      return plain.search(requests)
    },
  }
  const understandingOf = async () => ({ vocabulary, strongAttributes: ['name'], ...REST })
  const own = createUnderstandingReader(counting, { understandingOf, hasExtensions: true })
  expect(idsOf(await ask('blue purple food for cats', { hitsPerPage: 5, facets: ['age'] }, own)).sort()).toEqual([
    'kibble',
    'mousse',
  ])
  expect(new Set(asked).size).toBe(asked.length)
  const withOneWord = asked.filter((request) => /blue|purple/.test(request) && !/blue purple/.test(request))
  expect(withOneWord.filter((request) => request.includes('"hitsPerPage":5'))).toEqual([])
})

describe('what is not wanted', () => {
  it.each([
    ['cat food without chicken', ['mousse']],
    ['chicken free cat food', ['mousse']],
    ['chicken-free food', ['mousse', 'stew']],
    ['cat food with no turkey', ['kibble']],
    // Nothing is said to be wanted: neither what has it, nor all that has it not.
    ['no chicken', []],
    ['without chicken', []],
    ['cat food without chicken or turkey', []],
    ['cat scratching post food without turkey and chicken', []],
    ['free cat food', ['kibble', 'mousse']],
    ['food without', ['kibble', 'mousse', 'stew']],
  ])('is in nothing that answers %s', async (query, ids) => {
    expect(idsOf(await ask(query)).sort()).toEqual(ids)
  })

  it('is told as it was typed', async () => {
    expect((await ask('cat food without chicken')).understood?.facts).toEqual(['cat', 'food', 'without chicken'])
  })
})

it('a word that nothing has stays where no animal is named: food for ferrets is not food for all others', async () => {
  const result = await ask('ferret food')
  expect(idsOf(result)).toEqual([])
  expect(result.understood?.near).toEqual([{ query: 'food', count: 3 }])
})

it('choices of a visitor narrow an answer and do not change what was understood', async () => {
  const { results } = await reader.search([
    { indexName: 'shop', query: 'cat food', facets: ['age'] },
    { indexName: 'shop', query: 'cat food', facetFilters: [['age:senior']] },
    { indexName: 'shop', query: 'cat food', facetFilters: [['age:adult']] },
  ])
  expect(results.map((result) => ('nbHits' in result ? result.nbHits : -1))).toEqual([2, 0, 1])
  expect((await ask('cat food', { facetFilters: [['age:adult']] })).nbHits).toBe(1)
})

it('a word that an index holds is no other word with a typo', async () => {
  expect(idsOf(await ask('warm', {}, plain))).toEqual(['stew'])
  expect(idsOf(await ask('stwe', {}, plain))).toEqual(['stew'])
  expect(idsOf(await ask('zink', {}, plain))).toEqual([])
})
