import { mkdirSync, openSync, readdirSync, writeSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSearchStore } from './search-store.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'search-store-'))
})
afterEach(() => rm(dir, { recursive: true }))

describe('SearchStore', () => {
  it('has all data again when it is reopened', () => {
    const first = openSearchStore(dir)
    first.transaction(() => {
      const { id } = first.ensure('shop')
      first.put(id, { objectID: 'b', name: 'Bowl' })
      first.put(id, { objectID: 'a', name: 'Ball' })
      first.put(id, { objectID: 'b', name: 'Big bowl' })
      first.setSettings(id, { hitsPerPage: 5 })
      first.putExtra(id, 'rule', { objectID: 'r' })
      first.nextTask()
    })
    first.close()
    const second = openSearchStore(dir)
    const row = second.find('shop')
    expect(row).toMatchObject({ records: 2, settings: '{"hitsPerPage":5}' })
    expect(second.records(row?.id ?? 0, 0, 10).map(({ record }) => record)).toEqual([
      { objectID: 'b', name: 'Big bowl' },
      { objectID: 'a', name: 'Ball' },
    ])
    expect(second.extras(row?.id ?? 0, 'rule')).toEqual([{ objectID: 'r' }])
    expect(second.transaction(() => second.nextTask())).toBe(2)
    second.close()
  })

  it('applies a whole transaction or nothing', () => {
    const store = openSearchStore(dir)
    const work = () =>
      store.transaction(() => {
        store.put(store.ensure('shop').id, { objectID: 'a' })
        throw new Error('no')
      })
    expect(work).toThrow('no')
    expect(store.indexes()).toEqual([])
    store.close()
  })

  it('counts records and bytes through every kind of change', () => {
    const store = openSearchStore(dir)
    store.transaction(() => {
      const { id } = store.ensure('shop')
      for (const objectID of ['a', 'b', 'c']) store.put(id, { objectID })
      store.put(id, { objectID: 'a', name: 'x' })
      store.remove(id, 'b')
      store.copyRecords(id, store.ensure('copy').id)
    })
    const bytes = '{"objectID":"a","name":"x"}{"objectID":"c"}'.length
    expect(store.indexes()).toMatchObject([
      { name: 'copy', records: 2, bytes },
      { name: 'shop', records: 2, bytes },
    ])
    store.transaction(() => store.clear(store.ensure('shop').id))
    expect(store.find('shop')).toMatchObject({ records: 0, bytes: 0 })
    store.close()
  })

  it('can be opened by only one process at a time', () => {
    const store = openSearchStore(dir)
    expect(() => openSearchStore(dir)).toThrow(/in use by another process/)
    store.close()
  })

  it.each(['something else altogether', ''])('starts empty with a database file that contains %j', async (content) => {
    await writeFile(join(dir, 'search.sqlite'), content.padEnd(content === '' ? 0 : 5_000, '.'))
    const store = openSearchStore(dir)
    expect(store.indexes()).toEqual([])
    // SQLite itself begins with an empty file, so an empty file is not set aside.
    expect(store.setAside === undefined).toBe(content === '')
    store.close()
    expect(readdirSync(dir).some((file) => file.includes('damaged'))).toBe(content !== '')
  })

  it('sets aside a file that is damaged in the middle, together with the index files built from it', () => {
    mkdirSync(join(dir, 'generations'))
    const store = openSearchStore(dir)
    store.transaction(() => {
      const { id } = store.ensure('shop')
      for (let at = 0; at < 2_000; at++) store.put(id, { objectID: `${at}`, name: 'x'.repeat(100) })
    })
    store.close()
    const file = openSync(join(dir, 'search.sqlite'), 'r+')
    for (let at = 8_192; at < 60_000; at += 1_024) writeSync(file, Buffer.alloc(256, 0xab), 0, 256, at)
    const again = openSearchStore(dir, () => new Date('2026-01-02T03:04:05Z'))
    expect(again.setAside).toBe(join(dir, 'search.sqlite.damaged-2026-01-02T03-04-05.000Z'))
    expect(again.indexes()).toEqual([])
    expect(readdirSync(dir)).toContain('generations.damaged-2026-01-02T03-04-05.000Z')
    expect(readdirSync(dir)).not.toContain('generations')
    again.close()
  })
})
