import { describe, expect, test } from 'vitest'
import { askRecords, createEngine, findIds, TEST_INDEX, toNamedRecords } from './testing/search-records.ts'

const nl = { searchableAttributes: ['name'], indexLanguages: ['nl'], queryLanguages: ['nl'] }

describe('words', () => {
  test('every query word must match, and the last one may match as a prefix', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'blue bowl', b: 'blue leash', c: 'red bowl' }))
    expect(await findIds(engine, 'blue bo')).toBe('a')
    expect(await findIds(engine, 'bl bowl')).toBe('')
    expect(await findIds(engine, 'bl bowl', { queryType: 'prefixAll' })).toBe('a')
    expect(await findIds(engine, 'blue bo', { queryType: 'prefixNone' })).toBe('')
    expect(await findIds(engine, '')).toBe('a b c')
  })

  test('words allow no typo up to 3 letters, one from 4 and two from 8, and the first letter counts twice', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'cat', b: 'bowl', c: 'grooming', d: 'food' }))
    const none = { queryType: 'prefixNone' }
    expect(await findIds(engine, 'cta', none)).toBe('')
    expect(await findIds(engine, 'bwol', none)).toBe('b')
    expect(await findIds(engine, 'vowl', none)).toBe('')
    expect(await findIds(engine, 'bwlo', none)).toBe('')
    expect(await findIds(engine, 'groomnigg', none)).toBe('c')
    expect(await findIds(engine, 'vrooming', none)).toBe('c')
    expect(await findIds(engine, 'vroominx', none)).toBe('')
    expect(await findIds(engine, 'bwol', { ...none, typoTolerance: false })).toBe('')
    expect(await findIds(engine, 'grooing', { ...none, minWordSizefor1Typo: 9 })).toBe('')
  })

  test('each word of a query may have its own typos', async () => {
    const engine = await createEngine(
      toNamedRecords({ a: 'chicken biscuits', b: 'chicken stew', c: 'salmon biscuits' }),
    )
    expect(await findIds(engine, 'chikcen biscuts')).toBe('a')
    expect(await findIds(engine, 'chiken bsicuits')).toBe('a')
  })

  test('a query word does not match a stop word by a typo: voer does not match voor', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'bak voor honden', b: 'voer voor honden' }), { settings: nl })
    expect(await findIds(engine, 'honden voer')).toBe('b')
    expect(await findIds(engine, 'honden voor', { queryType: 'prefixNone', removeStopWords: false })).toBe('a b')
  })

  test('typos can be disabled for numbers, for words and in attributes', async () => {
    const engine = await createEngine(
      [
        { objectID: 'a', name: 'bowl', sku: '123456' },
        { objectID: 'b', name: 'mat', sku: 'bowel' },
      ],
      { settings: { searchableAttributes: ['name', 'sku'], disableTypoToleranceOnAttributes: ['sku'] } },
    )
    expect(await findIds(engine, 'bowll')).toBe('a')
    expect(await findIds(engine, '123457')).toBe('')
    expect(await findIds(engine, 'bowl', { disableTypoToleranceOnAttributes: [] })).toBe('a b')
    expect(await findIds(engine, '123457', { disableTypoToleranceOnAttributes: [] })).toBe('a')
    const strict = { disableTypoToleranceOnAttributes: [], allowTyposOnNumericTokens: false }
    expect(await findIds(engine, '123457', strict)).toBe('')
    await engine.configure(TEST_INDEX, { settings: { disableTypoToleranceOnWords: ['Bowll'] } })
    expect(await findIds(engine, 'bowll')).toBe('')
    expect(await findIds(engine, 'boowl')).toBe('a')
  })

  test('typoTolerance min keeps matches with the fewest typos, and strict those with the two lowest numbers', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'grooming', b: 'groming', c: 'gromin', d: 'mat' }))
    const none = { queryType: 'prefixNone' }
    expect(await findIds(engine, 'grooming', none)).toBe('a b c')
    expect(await findIds(engine, 'grooming', { ...none, typoTolerance: 'min' })).toBe('a')
    expect(await findIds(engine, 'grooming', { ...none, typoTolerance: 'strict' })).toBe('a b')
    expect(await findIds(engine, 'groomign', { ...none, typoTolerance: 'min' })).toBe('a')
  })

  test('prefix matching can be disabled per attribute, and search can be restricted to attributes', async () => {
    const engine = await createEngine(
      [
        { objectID: 'a', name: 'salmon bites', text: 'for cats' },
        { objectID: 'b', name: 'mat', text: 'salmon' },
      ],
      { settings: { searchableAttributes: ['name', 'text'] } },
    )
    expect(await findIds(engine, 'salmon', { restrictSearchableAttributes: ['text'] })).toBe('b')
    expect(await findIds(engine, 'salmon cats', { restrictSearchableAttributes: ['text'] })).toBe('')
    expect(await findIds(engine, 'salm')).toBe('a b')
    await engine.configure(TEST_INDEX, {
      settings: { searchableAttributes: ['name', 'text'], disablePrefixOnAttributes: ['name'] },
    })
    expect(await findIds(engine, 'salm')).toBe('b')
  })

  test('stop words are removed on request, but not when the query has only stop words', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'hond', b: 'de kat' }), { settings: nl })
    expect(await findIds(engine, 'de hond')).toBe('')
    expect(await findIds(engine, 'de hond', { removeStopWords: true })).toBe('a')
    expect(await findIds(engine, 'de', { removeStopWords: true })).toBe('b')
  })
})

describe('inflected forms and compounds', () => {
  const records = toNamedRecords({ a: 'Hondenvoer', b: 'Voer voor honden', c: 'Honden voer', d: 'Kattenbak' })

  test('inflected forms match when ignorePlurals is on', async () => {
    const engine = await createEngine(records, { settings: { ...nl, decompoundQuery: false } })
    const none = { queryType: 'prefixNone', typoTolerance: false }
    expect(await findIds(engine, 'hond', none)).toBe('')
    expect(await findIds(engine, 'hond', { ...none, ignorePlurals: true })).toBe('c b')
  })

  test('a compound is found by its parts, and separate words are found by the compound', async () => {
    const engine = await createEngine(records, { settings: { ...nl, ignorePlurals: true } })
    expect(await findIds(engine, 'voer', { queryType: 'prefixNone' })).toBe('b a c')
    expect(await findIds(engine, 'honden voer')).toBe('c a b')
    expect(await findIds(engine, 'hondenvoer')).toBe('a c b')
  })

  test('in languages without compounds, a joined word matches only adjacent words, and two words match a joined one', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'antitick collar', b: 'anti tick', c: 'tick and anti' }), {
      settings: { indexLanguages: ['en'], queryLanguages: ['en'] },
    })
    expect(await findIds(engine, 'antitick')).toBe('a b')
    expect(await findIds(engine, 'anti tick')).toBe('b c a')
    expect(await findIds(engine, 'antitick', { typoTolerance: false, decompoundQuery: false })).toBe('a')
  })
})

describe('synonyms', () => {
  test('a one-word synonym counts as the word itself, and the words of a longer synonym must be adjacent', async () => {
    const synonyms = [
      { objectID: '1', type: 'synonym', synonyms: ['leash', 'lead'] },
      { objectID: '2', type: 'onewaysynonym', input: 'kennel', synonyms: ['dog house'] },
    ] as const
    const engine = await createEngine(
      toNamedRecords({ a: 'lead', b: 'leash', c: 'dog house', d: 'house for a dog', e: 'kennel' }),
      { synonyms },
    )
    expect(await findIds(engine, 'leash')).toBe('a b')
    expect(await findIds(engine, 'kennel')).toBe('e c')
    expect(await findIds(engine, 'dog house')).toBe('c d')
    expect(await findIds(engine, 'leash', { synonyms: false })).toBe('b')
  })
})

describe('no results', () => {
  const records = toNamedRecords({ a: 'blue bowl', b: 'bowl', c: 'leash' })

  test('words are dropped from the end or the beginning of the query until there are results', async () => {
    const engine = await createEngine(records)
    expect((await askRecords(engine, 'blue bowl zzzzz')).nbHits).toBe(0)
    const last = await askRecords(engine, 'blue, bowl zzzzz!', { removeWordsIfNoResults: 'lastWords' })
    expect(last.hits.map(({ objectID }) => objectID)).toEqual(['a'])
    expect(last.queryAfterRemoval).toBe('blue, bowl <em>zzzzz</em>!')
    const first = await askRecords(engine, 'zzzzz blue bowl', { removeWordsIfNoResults: 'firstWords' })
    expect(first.queryAfterRemoval).toBe('<em>zzzzz</em> blue bowl')
    const none = await askRecords(engine, 'zzzzz yyyyy', { removeWordsIfNoResults: 'lastWords' })
    expect([none.nbHits, none.queryAfterRemoval]).toEqual([0, undefined])
  })

  test('all words become optional, and records with more of the words rank first', async () => {
    const engine = await createEngine(records)
    expect(await findIds(engine, 'blue bowl zzzzz', { removeWordsIfNoResults: 'allOptional' })).toBe('a b')
    expect(await findIds(engine, 'leash bowl', { optionalWords: ['leash'] })).toBe('a b')
  })

  test('words are also dropped when filters leave no results', async () => {
    const engine = await createEngine(
      [
        { objectID: 'a', name: 'blue bowl', brand: 'x' },
        { objectID: 'b', name: 'blue', brand: 'y' },
      ],
      { settings: { attributesForFaceting: ['brand'] } },
    )
    const filtered = { filters: 'brand:y', removeWordsIfNoResults: 'lastWords' }
    expect(await findIds(engine, 'blue bowl', filtered)).toBe('b')
  })
})

test('a long query is cut to the size limits of the engine', async () => {
  const engine = await createEngine(toNamedRecords({ a: 'bowl' }))
  expect(await findIds(engine, `bowl ${'x'.repeat(600)}`)).toBe('')
  expect(await findIds(engine, `${'bowl '.repeat(10)} zzzzzzzz`)).toBe('a')
  expect(await findIds(engine, `${'я'.repeat(255)}яя bowl`)).toBe('')
})
