import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResult } from '../port/search-answer.ts'
import type { PortRequest } from '../port/search-port.ts'
import { askFactShop, openFactShop } from './testing/fact-shop.ts'

let shop: Awaited<ReturnType<typeof openFactShop>>
beforeAll(async () => {
  shop = await openFactShop()
})

const ask = (query: string, more: Omit<PortRequest, 'indexName'> = {}) => askFactShop(shop.reader, query, more)
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
    ['dog 12 kilo', ['stew']],
    // An unfinished word must not match "worms".
    ['wormw', ['stew']],
    ['dog wormw', ['stew']],
    // The only animal in a query is not the flavour of the food.
    ['food for chickens', []],
    // Two animals with the same facet value are distinguished by their names.
    ['tortoise food', ['cobs']],
    ['food for ferrets', []],
    ['ferretfood', []],
    ['tortoisefood', ['cobs']],
    // Matches the first word of its row, because no text names each species.
    ['land turtle food', ['cobs']],
    ['ferret', ['bath']],
    ['ferret litter', []],
    ['ferret food xylophone', []],
    ['cheap', []],
    ['cheap cheap', []],
  ])('filter the products for the query %s', async (query, ids) => {
    expect(idsOf(await ask(query)).sort()).toEqual(ids.toSorted())
  })

  it('leave the other words to a search in texts', async () => {
    const result = await ask('turkey for cats')
    expect(idsOf(result)).toEqual(['mousse'])
    expect(result.understood).toMatchObject({ facts: ['cats'], words: ['turkey'] })
  })

  it('are searched as text when an editor has synonyms for them', async () => {
    expect(idsOf(await ask('cat tree'))).toEqual(['tree'])
  })

  it('are dropped only when the product stays the same: dry food for dogs becomes other food for dogs', async () => {
    expect(idsOf(await ask('dry food dog'))).toEqual(['stew'])
    expect(idsOf(await ask('dry food kitten'))).toEqual(['mousse'])
  })

  it('are ordinary words inside quotation marks', async () => {
    expect(idsOf(await ask('"kitten food"'))).toEqual([])
    expect((await ask('"scratching"')).understood).toBeUndefined()
  })
})

describe('nothing is found', () => {
  it.each(['cat leash', 'worms cat', 'kitten xylophone', 'cat food dispenser', 'dog warmer'])(
    'for %s, and nearby searches are suggested',
    async (query) => {
      const result = await ask(query)
      expect(result).toMatchObject({ hits: [], nbHits: 0, query })
      expect(result.understood?.near.length).toBeGreaterThan(0)
    },
  )

  it.each(['catleash', 'flap for cat', 'flap for cats'])(
    'for %s, and a search for its animal is suggested',
    async (query) => {
      const result = await ask(query)
      expect(result.hits).toEqual([])
      expect(result.understood?.near).toMatchObject([{ query: expect.stringMatching(/^cats?$/) }])
    },
  )

  it('by a word that is only in a long text', async () => {
    expect(idsOf(await ask('cat lead'))).toEqual([])
    expect(idsOf(await ask('"lead"'))).toEqual(['drops'])
  })

  it('by a word for an unsold product in a title that says what a product is for', async () => {
    expect(idsOf(await ask('dispenser'))).toEqual([])
    expect(idsOf(await ask('"dispenser"'))).toEqual(['tree'])
  })

  it('except by rules of editors, which apply to the whole query', async () => {
    expect(idsOf(await ask('kitten sale', { enableRules: true }))).toEqual(['stew'])
  })
})

describe('an excluded value', () => {
  it.each([
    ['cat food without chicken', ['mousse']],
    ['chicken free cat food', ['mousse']],
    ['chicken-free food', ['cobs', 'mousse', 'stew']],
    ['cat food with no turkey', ['kibble']],
    // Nothing positive is wanted, so neither products with it nor all products without it are shown.
    ['no chicken', []],
    ['without chicken', []],
    ['cat food without chicken or turkey', []],
    ['cat scratching post food without turkey and chicken', []],
    ['free cat food', ['kibble', 'mousse']],
    ['food without', ['cobs', 'kibble', 'mousse', 'stew']],
  ])('is in no result for %s', async (query, ids) => {
    expect(idsOf(await ask(query)).sort()).toEqual(ids)
  })

  it('is reported as it was typed', async () => {
    expect((await ask('cat food without chicken')).understood?.facts).toEqual(['cat', 'food', 'without chicken'])
  })
})

it.each(['weasel food', 'ferret food'])(
  'an unknown or unsold animal is not dropped from the query: %s does not find food for other animals',
  async (query) => {
    const result = await ask(query)
    expect(idsOf(result)).toEqual([])
    expect(result.understood?.near).toEqual([{ query: 'food', count: 4 }])
  },
)

it('facet choices of a visitor narrow the results and do not change how the query is understood', async () => {
  const { results } = await shop.reader.search([
    { indexName: 'shop', query: 'cat food', facets: ['age'] },
    { indexName: 'shop', query: 'cat food', facetFilters: [['age:senior']] },
    { indexName: 'shop', query: 'cat food', facetFilters: [['age:adult']] },
  ])
  expect(results.map((result) => ('nbHits' in result ? result.nbHits : -1))).toEqual([2, 0, 1])
  expect((await ask('cat food', { facetFilters: [['age:adult']] })).nbHits).toBe(1)
})

it('a word that an index contains is not taken as a typo of another word', async () => {
  expect(idsOf(await askFactShop(shop.plain, 'warm'))).toEqual(['stew'])
  expect(idsOf(await askFactShop(shop.plain, 'stwe'))).toEqual(['stew'])
  expect(idsOf(await askFactShop(shop.plain, 'zink'))).toEqual([])
})

describe('relaxing a query', () => {
  it('drops a flavour before the kind: dry cat food turkey finds dry food without turkey', async () => {
    const answer = await ask('dry cat food turkey')
    expect(idsOf(answer)).toEqual(['kibble'])
    expect(answer.understood).toMatchObject({ leftOut: ['turkey'] })
  })

  it('reports a kind that is widened', async () => {
    const answer = await ask('dry kitten food')
    expect(idsOf(answer)).toEqual(['mousse'])
    expect(answer.understood).toMatchObject({ leftOut: ['dry'], kept: 'kitten food' })
  })

  it('does not match a description beside only an animal: cats warm bowl finds nothing', async () => {
    expect(idsOf(await ask('stew warm bowl'))).toEqual(['stew'])
    expect(idsOf(await ask('cats warm bowl'))).toEqual([])
  })
})

it('a need is suggested when the product for that need is not sold', async () => {
  const answer = await ask('worms comb horse')
  expect(idsOf(answer)).toEqual([])
  expect(answer.understood?.near).toContainEqual({ query: 'horse worms', count: 1 })
})
