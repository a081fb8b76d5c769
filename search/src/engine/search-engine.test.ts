import { setImmediate as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { DamagedError } from '../index/pack.ts'
import { createSearchEngine } from './search-engine.ts'
import { askRecords, createEngine, findIds, TEST_INDEX, toNamedRecords } from './testing/search-records.ts'

const CONFIG = { settings: {}, synonyms: [], rules: [] }

describe('changes', () => {
  test('are visible immediately after put, replace and remove', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'bowl', b: 'bowl' }))
    await engine.change(TEST_INDEX, [{ put: { objectID: 'c', name: 'bowl' } }])
    expect(await findIds(engine, 'bowl')).toBe('a b c')
    await engine.change(TEST_INDEX, [{ put: { objectID: 'a', name: 'leash' } }])
    expect(await findIds(engine, 'bowl')).toBe('b c')
    expect(await findIds(engine, '')).toBe('a b c')
    await engine.change(TEST_INDEX, [{ remove: 'b' }, { remove: 'absent' }])
    expect(await findIds(engine, '')).toBe('a c')
    expect((await engine.stats(TEST_INDEX)).records).toBe(2)
    await engine.change(TEST_INDEX, [{ remove: 'a' }, { put: { objectID: 'a', name: 'bowl' } }])
    expect(await findIds(engine, 'bowl')).toBe('c a')
  })

  test('are included in facets, groups and filters together with older records', async () => {
    const settings = { attributesForFaceting: ['brand'], attributeForDistinct: 'group' }
    const engine = await createEngine([{ objectID: 'a', name: 'bowl', brand: 'x', group: 'g' }], { settings })
    await engine.change(TEST_INDEX, [{ put: { objectID: 'b', name: 'bowl', brand: 'x', group: 'g' } }])
    await engine.change(TEST_INDEX, [{ put: { objectID: 'c', name: 'bowl', brand: 'y', group: 'h' } }])
    const answer = await askRecords(engine, 'bowl', { facets: ['brand'], distinct: true })
    expect([answer.nbHits, answer.facets]).toEqual([2, { brand: { x: 2, y: 1 } }])
    expect(await findIds(engine, '', { filters: 'brand:X' })).toBe('a b')
  })

  test('create the index when it does not exist', async () => {
    const engine = createSearchEngine()
    await engine.change(TEST_INDEX, [{ put: { objectID: 'a', name: 'bowl' } }])
    expect(await findIds(engine, 'bowl')).toBe('a')
    expect(await engine.indexes()).toEqual([TEST_INDEX])
  })

  test('in large numbers keep all records, and compounds are split by words of other segments', async () => {
    const settings = { searchableAttributes: ['name'], indexLanguages: ['nl'], queryLanguages: ['nl'] }
    const engine = await createEngine([], { settings })
    await engine.change(TEST_INDEX, [{ put: { objectID: 'voer', name: 'voer' } }])
    await engine.change(TEST_INDEX, [{ put: { objectID: 'honden', name: 'honden' } }])
    for (let i = 0; i < 300; i++) {
      await engine.change(TEST_INDEX, [
        { put: { objectID: `r${i % 250}`, name: i === 270 ? 'hondenvoer' : `mand ${i}` } },
      ])
    }
    await engine.settled()
    expect(await findIds(engine, 'voer', { queryType: 'prefixNone', typoTolerance: false })).toBe('voer r20')
    expect((await engine.stats(TEST_INDEX)).records).toBe(252)
    const { nbHits } = await askRecords(engine, 'mand')
    expect(nbHits).toBe(249)
  })
})

describe('replacing all records', () => {
  test('shows a search either the old records or the new ones, never a mix', async () => {
    const engine = await createEngine(Array.from({ length: 500 }, (_, i) => ({ objectID: `${i}`, name: 'old' })))
    const replaced = engine.replaceAll(
      TEST_INDEX,
      Array.from({ length: 700 }, (_, i) => ({ objectID: `${i}`, name: `new ${'word '.repeat(200)}` })),
      CONFIG,
    )
    let isOver = false
    void replaced.then(() => {
      isOver = true
    })
    const seen = new Set<string>()
    while (!isOver) {
      const requests = ['old', 'new'].map((query) => ({ indexName: TEST_INDEX, query, typoTolerance: false }))
      const { results } = await engine.search(requests)
      seen.add(results.map((result) => ('nbHits' in result ? result.nbHits : -1)).join(' '))
      await wait()
    }
    await replaced
    expect(await askRecords(engine, 'new')).toMatchObject({ nbHits: 700 })
    seen.delete('0 700')
    expect([...seen]).toEqual(['500 0'])
  })

  test('leaves the index unchanged when it fails', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'bowl' }))
    async function* broken() {
      yield { objectID: 'b', name: 'bowl' }
      throw new Error('lost')
    }
    await expect(engine.replaceAll(TEST_INDEX, broken(), CONFIG)).rejects.toThrow('lost')
    expect(await findIds(engine, 'bowl')).toBe('a')
    await engine.change(TEST_INDEX, [{ put: { objectID: 'c', name: 'bowl' } }])
    expect(await findIds(engine, 'bowl')).toBe('a c')
  })
})

describe('configuring', () => {
  test('applies new settings and synonyms to existing records', async () => {
    const engine = await createEngine([
      { objectID: 'a', name: 'bowl', text: 'leash' },
      { objectID: 'b', name: 'leash', text: 'bowl' },
    ])
    await engine.configure(TEST_INDEX, { settings: { searchableAttributes: ['name'] } })
    expect(await findIds(engine, 'bowl')).toBe('a')
    await engine.configure(TEST_INDEX, {
      synonyms: [{ objectID: 's', type: 'synonym', synonyms: ['bowl', 'leash'] }],
    })
    expect(await findIds(engine, 'bowl')).toBe('a b')
    await engine.configure(TEST_INDEX, { settings: { searchableAttributes: ['text'] } })
    expect(await findIds(engine, 'bowl', { synonyms: false })).toBe('b')
  })
})

describe('packed indexes', () => {
  test('restore all records, including changed ones', async () => {
    const config = { ...CONFIG, settings: { searchableAttributes: ['name'], customRanking: ['desc(n)'] } }
    const engine = await createEngine(toNamedRecords({ a: 'bowl', b: 'bowl', c: 'bowl' }), config)
    await engine.change(TEST_INDEX, [{ remove: 'b' }, { put: { objectID: 'd', name: 'bowl', n: 1 } }])
    const bytes = await engine.pack(TEST_INDEX)
    const other = createSearchEngine()
    await other.load(TEST_INDEX, bytes, config)
    expect(await findIds(other, 'bowl')).toBe('d a c')
    await other.change(TEST_INDEX, [{ put: { objectID: 'e', name: 'bowl' } }])
    expect(await findIds(other, 'bowl')).toBe('d a c e')
  })

  test('are refused when they are damaged or were made with other settings', async () => {
    const engine = await createEngine(toNamedRecords({ a: 'bowl' }))
    const bytes = await engine.pack(TEST_INDEX)
    const other = createSearchEngine()
    const changed = bytes.slice()
    changed[bytes.length - 9] = 7
    await expect(other.load(TEST_INDEX, changed, CONFIG)).rejects.toThrow(DamagedError)
    const german = { ...CONFIG, settings: { indexLanguages: ['de'] } }
    await expect(other.load(TEST_INDEX, bytes, german)).rejects.toThrow(DamagedError)
    expect(await other.indexes()).toEqual([])
  })
})

test('renaming an index to the name of another index replaces that index', async () => {
  const engine = await createEngine(toNamedRecords({ a: 'bowl' }))
  await engine.replaceAll('fresh', toNamedRecords({ b: 'bowl' }), CONFIG)
  await engine.rename('fresh', TEST_INDEX)
  expect(await findIds(engine, 'bowl')).toBe('b')
  expect(await engine.indexes()).toEqual([TEST_INDEX])
  await engine.remove(TEST_INDEX)
  await expect(engine.stats(TEST_INDEX)).rejects.toMatchObject({ status: 404 })
})
