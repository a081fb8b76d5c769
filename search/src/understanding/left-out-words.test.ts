import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchResult } from '../port/search-answer.ts'
import type { SearchReader } from '../port/search-port.ts'
import { askFactShop, openFactShop } from './testing/fact-shop.ts'

let shop: Awaited<ReturnType<typeof openFactShop>>
beforeAll(async () => {
  shop = await openFactShop()
})

const ask = (query: string) => askFactShop(shop.reader, query)
const idsOf = ({ hits }: SearchResult) => hits.map(({ objectID }) => objectID)

describe('an unknown word beside a kind of product', () => {
  it.each([
    ['cat food xylophone', ['kibble', 'mousse'], 'cat food'],
    ['cat food with xylophone', ['kibble', 'mousse'], 'cat food'],
    ['catfood xylophone', ['kibble', 'mousse'], 'catfood'],
    ['food cat xylophone', ['kibble', 'mousse'], 'food cat'],
    ['xylophone of cat food', ['kibble', 'mousse'], 'cat food'],
  ])('counts as a detail and is left out of %s', async (query, ids, kept) => {
    const result = await ask(query)
    expect(idsOf(result).sort()).toEqual(ids)
    expect(result.understood).toMatchObject({ leftOut: expect.arrayContaining(['xylophone']), kept })
  })

  it.each(['xylophone for cat food', 'cat food dispenser', 'dispenser cat food', 'food dispenser cat'])(
    'is taken as the product, so nothing is found, when it comes before its purpose or is declared: %s',
    async (query) => {
      const result = await ask(query)
      expect(idsOf(result)).toEqual([])
      expect(result.understood?.near).toHaveLength(3)
    },
  )
})

it('a need replaces the product of the query when such products are sold, and is only suggested otherwise', async () => {
  expect(idsOf(await ask('food against worms'))).toEqual(['tablets'])
  const collar = await ask('collar against worms')
  expect(idsOf(collar)).toEqual([])
  expect(collar.understood?.near).toEqual([{ query: 'worms', count: 1 }])
})

it('words found as text are not left out, and a word is not corrected to itself or to a distant word', async () => {
  const result = await ask('chicken kibble cats')
  expect(idsOf(result)).toEqual(['kibble'])
  expect(result.understood).toMatchObject({ leftOut: [], corrected: [] })
  expect((await ask('cat grwon')).understood?.corrected).toEqual([{ from: 'grwon', to: 'grown' }])
  expect((await ask('cat grown')).understood?.corrected).toEqual([])
  // The editors have declared other words for it.
  expect((await ask('cat turkie')).understood?.corrected).toEqual([])
  expect((await ask('cat sneezing')).understood?.corrected).toEqual([])
})

it('a word in the long text of a matching product is found there before it is left out', async () => {
  const result = await ask('dog food bowl')
  expect(idsOf(result)).toEqual(['stew'])
  expect(result.understood).toMatchObject({ leftOut: [], words: ['bowl'] })
})

it.each([
  ['one letter missing and two swapped', 'chcikns'],
  ['one letter doubled and a later one missing', 'chhickns'],
  ['one letter replaced and one missing', 'chockns'],
  ['one letter missing and a later one doubled', 'chikenns'],
])('two typos in a word of eight letters are corrected, unless both are replaced letters: %s', async (_, typed) => {
  expect((await ask(`food ${typed}`)).understood?.corrected).toEqual([{ from: typed, to: 'chickens' }])
})

it.each(['sand bird', 'sand for a bird'])('%s is corrected to the compound that the products use', async (query) => {
  const result = await ask(query)
  expect(idsOf(result)).toEqual(['sand'])
  expect(result.understood?.corrected).toEqual([{ from: query, to: 'birdsand' }])
})

it('a product that does not exist for a need is left out beside the need, and a declared one finds nothing', async () => {
  const result = await ask('worms food')
  expect(idsOf(result)).toEqual(['tablets'])
  expect(result.understood).toMatchObject({ leftOut: ['food'], kept: 'worms' })
  const declared = await ask('worms comb')
  expect(idsOf(declared)).toEqual([])
})

it('an unknown word is left out when the query names a known product', async () => {
  const result = await ask('blue food for cats')
  expect(idsOf(result).sort()).toEqual(['kibble', 'mousse'])
  expect(result).toMatchObject({
    queryAfterRemoval: '<em>blue</em> food for cats',
    understood: { leftOut: ['blue'], kept: 'food for cats' },
  })
})

it('no search request is sent twice, and requests that test a single word ask for no hits', async () => {
  const asked: string[] = []
  const counting: SearchReader = {
    search(requests) {
      asked.push(...requests.map((request) => JSON.stringify(request)))
      return shop.plain.search(requests)
    },
  }
  expect(
    idsOf(
      await askFactShop(shop.understand(counting), 'blue purple food for cats', { hitsPerPage: 5, facets: ['age'] }),
    ).sort(),
  ).toEqual(['kibble', 'mousse'])
  expect(new Set(asked).size).toBe(asked.length)
  const withOneWord = asked.filter((request) => /blue|purple/.test(request) && !/blue purple/.test(request))
  expect(withOneWord.filter((request) => request.includes('"hitsPerPage":5'))).toEqual([])
})

it.each([
  ['foal worms', 'horse worms'],
  ['worms foals', 'worms horse'],
  ['worms for a foal', 'worms for a horse'],
])('a word with two facts keeps the fact that products have when none has the other: %s', async (query, kept) => {
  const result = await ask(query)
  expect(idsOf(result)).toEqual(['tablets'])
  const { facts, leftOut, kept: told } = result.understood ?? {}
  expect(leftOut).toEqual([query.includes('foals') ? 'foals' : 'foal'])
  expect(told).toBe(kept)
  expect([...(facts ?? [])].sort()).toEqual(['horse', 'worms'])
})

it.each([
  ['cat lid', []],
  ['lid cat', []],
  ['cat sisal', []],
  ['lid', ['mousse']],
  ['mousse lid cat', ['mousse']],
  ['cat post', ['tree']],
])(
  'a single word beside an animal is taken as a product, not as a word of a text about another product: %s',
  async (query, ids) => {
    const result = await ask(query)
    expect(idsOf(result)).toEqual(ids)
    if (ids.length === 0) expect(result.understood?.near).toEqual([{ query: 'cat', count: 4 }])
  },
)
