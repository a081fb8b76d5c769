import { describe, expect, test } from 'vitest'
import { askRecords, createEngine, findIds, TEST_INDEX, toNamedRecords } from './testing/search-records.ts'

const two = { searchableAttributes: ['name', 'text'] }

describe('ranking criteria, with all earlier criteria equal', () => {
  test('typo: records with fewer typos over all words rank first', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'groming bwls', b: 'grooming bwls', c: 'grooming bowls' }))
    expect(await findIds(engine, 'grooming bowls')).toBe('c b a')
  })

  test('geo: nearer records rank first, at the requested precision', async () => {
    const places = { a: 0.03, b: 0.02, c: 0.01 }
    const records = Object.entries(places).map(([objectID, lat]) => ({
      objectID,
      name: 'shop',
      _geoloc: { lat, lng: 0 },
    }))
    const engine = await createEngine([...records, { objectID: 'd', name: 'shop' }])
    const around = { aroundLatLng: '0,0', aroundRadius: 'all' }
    expect(await findIds(engine, 'shop', around)).toBe('c b a d')
    expect(await findIds(engine, 'shop', { ...around, aroundPrecision: 3000 })).toBe('b c a d')
    expect(await findIds(engine, 'shop', { ...around, aroundRadius: 2500 })).toBe('c b')
  })

  test('words: records with more optional words rank first', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'red', b: 'red blue', c: 'red blue green' }))
    expect(await findIds(engine, 'red blue green', { optionalWords: 'blue green' })).toBe('c b a')
  })

  test('filters: records with higher filter scores rank first', async () => {
    const records = ['x', 'y', 'z'].map((brand) => ({ objectID: brand, name: 'bowl', brand }))
    const engine = await createEngine(records, { settings: { attributesForFaceting: ['brand'] } })
    expect(await findIds(engine, 'bowl', { optionalFilters: ['brand:z'] })).toBe('z x y')
    expect(await findIds(engine, '', { filters: 'brand:x<score=1> OR brand:y<score=5>' })).toBe('y x')
  })

  test('proximity: adjacent words in the order of the query rank first', async () => {
    const engine = await createEngine(
      toNamedRecords({ a: 'dog and a fat cat bed', b: 'bed for a dog', c: 'bed dog', d: 'dog bed', e: 'dog nice bed' }),
    )
    expect(await findIds(engine, 'dog bed', { queryType: 'prefixNone' })).toBe('d c e b a')
    expect(await findIds(engine, 'dog bed', { queryType: 'prefixNone', minProximity: 7 })).toBe('a b c d e')
  })

  test('attribute: the more important attribute ranks first, then the position in it unless it is unordered', async () => {
    const records = [
      { objectID: 'a', name: 'mat', text: 'bowl' },
      { objectID: 'b', name: 'my nice bowl', text: '' },
      { objectID: 'c', name: 'bowl nice', text: '' },
    ]
    const engine = await createEngine(records, { settings: two })
    expect(await findIds(engine, 'bowl nic')).toBe('c b')
    expect(await findIds(engine, 'bowl')).toBe('c b a')
    await engine.configure(TEST_INDEX, { settings: { searchableAttributes: ['unordered(name)', 'text'] } })
    expect(await findIds(engine, 'bowl')).toBe('b c a')
    await engine.configure(TEST_INDEX, { settings: { searchableAttributes: ['unordered(name),unordered(text)'] } })
    expect(await findIds(engine, 'bowl')).toBe('a b c')
  })

  test('exact: a whole value ranks before a whole word and a prefix, and more exact words rank first', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'bowls', b: 'bowl x', c: 'bowl' }))
    expect(await findIds(engine, 'bowl')).toBe('c b a')
    expect(await findIds(engine, 'bowl', { exactOnSingleWordQuery: 'word' })).toBe('b c a')
    expect(await findIds(engine, 'bowl', { exactOnSingleWordQuery: 'none' })).toBe('a b c')
    const several = await createEngine(toNamedRecords({ a: 'dog bowls', b: 'dog bowl' }))
    expect(await findIds(several, 'dog bowl')).toBe('b a')
  })

  test('custom: numbers and texts rank ascending or descending, and records without a value rank last', async () => {
    const records = [
      { objectID: 'a', name: 'bowl' },
      { objectID: 'b', name: 'bowl', sold: 1, maker: 'x' },
      { objectID: 'c', name: 'bowl', sold: 5, maker: 'y' },
      { objectID: 'd', name: 'bowl', sold: 5, maker: 'x' },
    ]
    const rank = async (...customRanking: string[]) =>
      findIds(await createEngine(records, { settings: { customRanking } }), '')
    expect(await rank('desc(sold)')).toBe('c d b a')
    expect(await rank('asc(sold)')).toBe('b c d a')
    expect(await rank('asc(sold)', 'asc(maker)')).toBe('b d c a')
    expect(await rank('desc(maker)', 'desc(sold)')).toBe('c d b a')
  })
})

test('criteria apply in the configured order, and attributes may come before them', async () => {
  const records = [
    { objectID: 'a', name: 'bowl', sold: 1 },
    { objectID: 'b', name: 'bowll', sold: 2 },
  ]
  const engine = await createEngine(records, { settings: { customRanking: ['desc(sold)'] } })
  expect(await findIds(engine, 'bowl', { queryType: 'prefixNone' })).toBe('a b')
  await engine.configure(TEST_INDEX, { settings: { customRanking: ['desc(sold)'], ranking: ['custom', 'typo'] } })
  expect(await findIds(engine, 'bowl', { queryType: 'prefixNone' })).toBe('b a')
  await engine.configure(TEST_INDEX, { settings: { ranking: ['asc(sold)', 'typo'] } })
  expect(await findIds(engine, 'bowl', { queryType: 'prefixNone' })).toBe('a b')
})

test('in a large index the nearest words still rank first, and pages do not overlap', async () => {
  const records = Array.from({ length: 3000 }, (_, i) => ({
    objectID: `r${i}`,
    name: i === 2900 ? 'dog bed' : 'dog of a bed',
    sold: i === 2900 ? 0 : i % 7,
  }))
  const settings = { ranking: ['typo', 'proximity', 'custom'], customRanking: ['asc(sold)'], paginationLimitedTo: 2500 }
  const engine = await createEngine(records, { settings })
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => askRecords(engine, 'dog bed', { hitsPerPage: 700, page, attributesToHighlight: [] })),
  )
  const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
  expect(ids[0]).toBe('r2900')
  expect([ids.length, new Set(ids).size]).toEqual([2500, 2500])
  expect([pages[0]?.nbHits, pages[0]?.nbPages]).toEqual([3000, 4])
})

describe('distinct', () => {
  const records = [
    { objectID: 'a1', name: 'bowl small', group: 'a', colour: 'red' },
    { objectID: 'b1', name: 'big bowl', group: 'b', colour: 'red' },
    { objectID: 'a2', name: 'bowl', group: 'a', colour: 'blue' },
    { objectID: 'x', name: 'a bowl', colour: 'red' },
    { objectID: 'y', name: 'a bowl', colour: 'red' },
    { objectID: 'a3', name: 'the big bowl', group: 'a', colour: 'red' },
  ]
  const settings = { attributeForDistinct: 'group', attributesForFaceting: ['colour', 'group'] }

  test('the best record represents its group, and each record without a group represents itself', async () => {
    const engine = await createEngine(records, { settings: { ...settings, searchableAttributes: ['name'] } })
    expect(await findIds(engine, 'bowl', { distinct: true })).toBe('a2 b1 x y')
    expect(await findIds(engine, 'bowl', { distinct: false })).toBe('a2 a1 b1 x y a3')
    const page = await askRecords(engine, 'bowl', { distinct: true, hitsPerPage: 2, page: 1 })
    expect([page.nbHits, page.nbPages, page.hits.map(({ objectID }) => objectID)]).toEqual([4, 2, ['x', 'y']])
  })

  test('several records of a group follow each other, and pages count groups', async () => {
    const engine = await createEngine(records, { settings: { ...settings, searchableAttributes: ['name'] } })
    const answer = await askRecords(engine, 'bowl', { distinct: 2, hitsPerPage: 2 })
    expect(answer.hits.map(({ objectID, _distinctSeqID }) => `${objectID} ${_distinctSeqID}`)).toEqual([
      'a2 0',
      'a1 1',
      'b1 0',
    ])
    expect(answer.nbHits).toBe(4)
  })

  test('facets are counted before distinct, or after it on request', async () => {
    const engine = await createEngine(records, { settings: { ...settings, distinct: 1 } })
    expect((await askRecords(engine, '', { facets: ['colour'] })).facets).toEqual({ colour: { red: 5, blue: 1 } })
    const after = await askRecords(engine, '', { facets: ['colour'], facetingAfterDistinct: true })
    expect(after.facets).toEqual({ colour: { red: 4 } })
  })
})
