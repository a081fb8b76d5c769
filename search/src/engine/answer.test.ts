import { describe, expect, test } from 'vitest'
import { askRecords, createEngine, findIds, TEST_INDEX, toNamedRecords } from './testing/search-records.ts'

const RECORDS = [
  { objectID: 'a', name: 'Blue bowl', brand: 'x', price: 3, secret: 1, at: { shelf: 'top', row: 2 } },
  { objectID: 'b', name: 'Red bowl', brand: 'y', price: 9, secret: 2 },
  { objectID: 'c', name: 'Leash', brand: 'x', price: 5, secret: 3 },
]
const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['searchable(brand)', 'price'],
  unretrievableAttributes: ['secret'],
}

describe('an answer', () => {
  test('has the fields that clients rely on, and no optional ones', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const answer = await askRecords(engine, 'bowl', {
      facets: ['brand', 'price'],
      hitsPerPage: 1,
      attributesToSnippet: ['name:1'],
    })
    expect(answer).toMatchObject({
      index: TEST_INDEX,
      query: 'bowl',
      nbHits: 2,
      page: 0,
      nbPages: 2,
      hitsPerPage: 1,
      exhaustive: { nbHits: true, facetsCount: true, typo: true },
      facets: { brand: { x: 1, y: 1 }, price: { 3: 1, 9: 1 } },
      facets_stats: { price: { min: 3, max: 9, avg: 6, sum: 12 } },
      renderingContent: {},
    })
    expect(answer.params).toBe(
      'query=bowl&facets=%5B%22brand%22%2C%22price%22%5D&hitsPerPage=1&attributesToSnippet=%5B%22name%3A1%22%5D',
    )
    expect(answer.hits).toEqual([
      {
        objectID: 'a',
        name: 'Blue bowl',
        brand: 'x',
        price: 3,
        at: { shelf: 'top', row: 2 },
        _highlightResult: {
          name: { value: 'Blue <em>bowl</em>', matchLevel: 'full', matchedWords: ['bowl'], fullyHighlighted: false },
        },
        _snippetResult: { name: { value: '…<em>bowl</em>', matchLevel: 'full' } },
      },
    ])
    for (const absent of [
      'queryID',
      'message',
      'userData',
      'appliedRules',
      'queryAfterRemoval',
      '_automaticInsights',
    ]) {
      expect(answer).not.toHaveProperty(absent)
    }
  })

  test('has empty facets when nothing is found', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const answer = await askRecords(engine, 'zzzzzz', { facets: ['brand'] })
    expect([answer.hits, answer.nbHits, answer.nbPages, answer.facets]).toEqual([[], 0, 0, {}])
  })

  test('shows the requested attributes, and never unretrievable ones', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const show = async (attributesToRetrieve: string[]) => {
      const { hits } = await askRecords(engine, 'blue', { attributesToRetrieve, attributesToHighlight: [] })
      return hits[0]
    }
    expect(await show(['name', 'secret', 'at.row'])).toEqual({ objectID: 'a', name: 'Blue bowl', at: { row: 2 } })
    expect(await show(['*', '-at', '-brand'])).toEqual({ objectID: 'a', name: 'Blue bowl', price: 3 })
    expect(await show([])).toEqual({ objectID: 'a' })
  })

  test('has a query ID when clickAnalytics is on', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const answer = await askRecords(engine, 'bowl', { clickAnalytics: true })
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is paged by offset and length, can have no hits, and ends at paginationLimitedTo', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'x', b: 'x', c: 'x', d: 'x' }))
    expect(await findIds(engine, 'x', { offset: 1, length: 2 })).toBe('b c')
    const none = await askRecords(engine, 'x', { hitsPerPage: 0 })
    expect([none.hits, none.nbHits, none.nbPages]).toEqual([[], 4, 0])
    await engine.configure(TEST_INDEX, { settings: { paginationLimitedTo: 3 } })
    const limited = await askRecords(engine, 'x', { hitsPerPage: 2, page: 1 })
    expect([limited.hits.map(({ objectID }) => objectID), limited.nbPages, limited.nbHits]).toEqual([['c'], 2, 4])
    expect((await askRecords(engine, 'x', { hitsPerPage: 2, page: 2 })).message).toContain('paginationLimitedTo')
  })

  test('names an unknown facet in its message', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const { message } = await askRecords(engine, 'bowl', { facets: ['colour'] })
    expect(message).toContain('colour')
  })

  test('has ranking details of each hit when getRankingInfo is on', async () => {
    const engine = await createEngine(RECORDS, { settings })
    const { hits } = await askRecords(engine, 'bleu bowl', { getRankingInfo: true })
    expect(hits[0]?._rankingInfo).toMatchObject({
      nbTypos: 1,
      firstMatchedWord: 0,
      proximityDistance: 1,
      nbExactWords: 1,
      words: 2,
    })
  })
})

test('a search for facet values covers only the records that the request finds', async () => {
  const engine = await createEngine(RECORDS, { settings })
  const { results } = await engine.search([
    { indexName: TEST_INDEX, type: 'facet', facet: 'brand', facetQuery: 'x', query: 'bowl' },
  ])
  expect(results[0]).toMatchObject({ facetHits: [{ value: 'x', highlighted: '<em>x</em>', count: 1 }] })
})

test('an unknown index is refused with 404, and a malformed filter with 400', async () => {
  const engine = await createEngine(RECORDS, { settings })
  await expect(engine.search([{ indexName: 'other' }])).rejects.toMatchObject({ status: 404 })
  await expect(askRecords(engine, '', { filters: 'brand:x AND (' })).rejects.toMatchObject({ status: 400 })
})

describe('rules', () => {
  const rules = [
    {
      objectID: 'pins',
      conditions: [{ pattern: 'bowl', anchoring: 'is', context: 'website' }],
      consequence: {
        promote: [
          { objectID: 'c', position: 0 },
          { objectID: 'absent', position: 0 },
        ],
        hide: [{ objectID: 'a' }],
        userData: { banner: 1 },
        renderingContent: { redirect: { url: '/bowls' } },
      },
    },
    {
      objectID: 'filtered',
      conditions: [{ pattern: 'red', anchoring: 'is' }],
      consequence: { filterPromotes: true, promote: [{ objectID: 'c', position: 0 }] },
    },
  ] as const

  test('pin and hide records, and add their user data and rendering content to the answer', async () => {
    const engine = await createEngine(RECORDS, { settings, rules })
    const answer = await askRecords(engine, 'bowl', { ruleContexts: ['website'], getRankingInfo: true })
    expect(answer.hits.map(({ objectID }) => objectID)).toEqual(['c', 'b'])
    expect(answer.hits[0]?._rankingInfo?.promoted).toBe(true)
    expect(answer).toMatchObject({
      nbHits: 2,
      userData: [{ banner: 1 }],
      appliedRules: [{ objectID: 'pins' }],
      renderingContent: { redirect: { url: '/bowls' } },
    })
    expect(await findIds(engine, 'bowl')).toBe('a b')
    const second = await findIds(engine, 'bowl', { ruleContexts: ['website'], hitsPerPage: 1, page: 1 })
    expect(second).toBe('b')
  })

  test('apply the filters of the request to pins when filterPromotes is on', async () => {
    const engine = await createEngine(RECORDS, { settings, rules })
    expect(await findIds(engine, 'red')).toBe('c b')
    expect(await findIds(engine, 'red', { filters: 'brand:y' })).toBe('b')
    expect(await findIds(engine, 'red', { filters: 'brand:x' })).toBe('c')
  })

  test('with alternatives also match synonyms of their pattern words', async () => {
    const synonyms = [{ objectID: 's', type: 'synonym', synonyms: ['bowl', 'dish'] }] as const
    const condition = { pattern: 'bowl', anchoring: 'is' } as const
    const consequence = { userData: { shown: 1 } }
    for (const alternatives of [true, false]) {
      const rule = { objectID: 'r', conditions: [{ ...condition, alternatives }], consequence }
      const engine = await createEngine(RECORDS, { settings, synonyms, rules: [rule] })
      expect((await askRecords(engine, 'dish')).userData).toEqual(alternatives ? [{ shown: 1 }] : undefined)
    }
  })

  test('can pin a record, which then represents its group', async () => {
    const records = [
      { objectID: 'a', name: 'bowl', group: 'g' },
      { objectID: 'c', name: 'mat', group: 'g' },
      { objectID: 'b', name: 'bowl', group: 'h' },
    ]
    const distinct = { attributeForDistinct: 'group', distinct: 1 }
    const engine = await createEngine(records, { settings: distinct, rules: [{ ...rules[0], conditions: [] }] })
    const answer = await askRecords(engine, 'bowl')
    expect([answer.hits.map(({ objectID }) => objectID), answer.nbHits]).toEqual([['c', 'b'], 2])
  })
})

test('batched requests with different filters each get their own facet counts', async () => {
  const engine = await createEngine(RECORDS, { settings })
  const { results } = await engine.search([
    { indexName: TEST_INDEX, query: 'bowl', facetFilters: [['brand:x']], facets: ['brand'] },
    { indexName: TEST_INDEX, query: 'bowl', facets: 'brand', hitsPerPage: 0 },
  ])
  expect(results.map((result) => ('facets' in result ? result.facets : undefined))).toEqual([
    { brand: { x: 1 } },
    { brand: { x: 1, y: 1 } },
  ])
})
