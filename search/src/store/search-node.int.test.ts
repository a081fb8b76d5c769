import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FakeEngine } from '../server/testing/fake-engine.ts'
import { SearchNode } from './search-node.ts'
import { openSearchStore } from './search-store.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'search-node-'))
})
afterEach(() => rm(dir, { recursive: true }))

function open(engine = new FakeEngine(), options: { loadWaitMs?: number; maxWaiting?: number } = {}) {
  const notes: string[] = []
  const events = { onFault: (message: string) => notes.push(message), onNote: (message: string) => notes.push(message) }
  const node = new SearchNode({ store: openSearchStore(dir), engine, events, saveAfterMs: 10, ...options })
  return { node, engine, notes }
}

function put(node: SearchNode, index: string, ids: readonly string[]) {
  return node.write((store) => {
    const { id } = store.ensure(index)
    const records = ids.map((objectID) => ({ objectID }))
    for (const record of records) store.put(id, record)
    return { effects: [{ kind: 'change', index, changes: records.map((each) => ({ put: each })) }], result: undefined }
  }).taskID
}

async function count(node: SearchNode, indexName: string): Promise<number> {
  const { results } = await node.search([{ indexName }])
  return results.map((result) => ('nbHits' in result ? result.nbHits : -1))[0] ?? -1
}

/** Writes two indexes and closes the node properly. */
async function fill() {
  const { node } = open()
  await node.start()
  put(node, 'shop', ['a', 'b'])
  put(node, 'blog', ['c'])
  await node.close()
}

const generations = () => readdir(join(dir, 'generations'))

describe('SearchNode', () => {
  it('publishes a task when its changes are visible to searches', async () => {
    const { node, engine } = open()
    await node.start()
    const gate = Promise.withResolvers<void>()
    engine.gate = gate.promise
    const taskID = put(node, 'shop', ['a'])
    expect(node.isPublished(taskID)).toBe(false)
    gate.resolve()
    await node.idle('shop')
    expect(await count(node, 'shop')).toBe(1)
    await expect.poll(() => node.isPublished(taskID)).toBe(true)
    expect(node.isPublished(taskID + 1)).toBeUndefined()
    await node.close()
  })

  it('refuses writes when the engine is far behind', async () => {
    const { node, engine } = open(new FakeEngine(), { maxWaiting: 2 })
    await node.start()
    const gate = Promise.withResolvers<void>()
    engine.gate = gate.promise
    for (const index of ['a', 'b']) put(node, index, ['1'])
    expect(() => put(node, 'c', ['1'])).toThrow(expect.objectContaining({ status: 503 }))
    gate.resolve()
    await node.close()
  })

  it('loads its indexes from files without rebuilding them', async () => {
    await fill()
    const { node, engine } = open()
    await node.start()
    expect([await count(node, 'shop'), await count(node, 'blog')]).toEqual([2, 1])
    expect(engine.builds).toBe(0)
    await node.close()
  })

  it('rebuilds an index whose file is damaged, while other indexes are served', async () => {
    await fill()
    const [first = ''] = (await generations()).toSorted()
    await writeFile(join(dir, 'generations', first), 'damaged')
    const engine = new FakeEngine()
    const gate = Promise.withResolvers<void>()
    engine.gate = gate.promise
    const { node, notes } = open(engine, { loadWaitMs: 20 })
    const started = node.start()
    await expect.poll(() => node.loading).toBe(1)
    expect(await count(node, 'blog')).toBe(1)
    await expect(count(node, 'shop')).rejects.toMatchObject({ status: 503 })
    const taskID = put(node, 'shop', ['new'])
    gate.resolve()
    await started
    await node.idle('shop')
    expect(await count(node, 'shop')).toBe(3)
    await expect.poll(() => node.isPublished(taskID)).toBe(true)
    expect(notes).toEqual([expect.stringMatching(/damaged file of shop set aside/)])
    expect(await generations()).toContain(`${first}.damaged`)
    await node.close()
  })

  it('rebuilds an index whose file is outdated', async () => {
    await fill()
    const store = openSearchStore(dir)
    store.transaction(() => {
      store.put(store.ensure('shop').id, { objectID: 'later' })
      store.touch('shop')
    })
    store.close()
    const { node, engine } = open()
    await node.start()
    expect([await count(node, 'shop'), engine.builds]).toEqual([3, 1])
    await node.close()
    expect(await generations()).toHaveLength(2)
  })

  it('lets a search wait for an index that is ready soon', async () => {
    await fill()
    await rm(join(dir, 'generations'), { recursive: true })
    const { node } = open()
    const started = node.start()
    expect(await count(node, 'shop')).toBe(2)
    await started
    await node.close()
  })

  it('rebuilds an index when the engine fails to apply a change', async () => {
    const { node, engine, notes } = open()
    await node.start()
    put(node, 'shop', ['a'])
    await node.idle('shop')
    engine.change = () => Promise.reject(new Error('no'))
    put(node, 'shop', ['b'])
    await node.idle('shop')
    expect(await count(node, 'shop')).toBe(2)
    expect(notes).toEqual([expect.stringMatching(/built anew/)])
    await node.close()
  })

  it('serves the other indexes when one index cannot be built', async () => {
    await fill()
    await rm(join(dir, 'generations'), { recursive: true })
    const engine = new FakeEngine()
    const replaceAll = engine.replaceAll.bind(engine)
    let isStubborn = true
    engine.replaceAll = (index, ...rest) => {
      if (index === 'blog' && isStubborn) return Promise.reject(new Error('no'))
      return replaceAll(index, ...rest)
    }
    const { node, notes } = open(engine, { loadWaitMs: 20 })
    const started = node.start()
    await expect.poll(() => node.loading).toBe(1)
    expect(await count(node, 'shop')).toBe(2)
    await expect(count(node, 'blog')).rejects.toMatchObject({ status: 503 })
    isStubborn = false
    await started
    expect(await count(node, 'blog')).toBe(1)
    expect(new Set(notes)).toEqual(new Set(['blog could not be built']))
    await node.close()
  })

  it('applies a long list of changes in batches, and a short list at once', async () => {
    const { node, engine } = open()
    await node.start()
    put(node, 'shop', ['first'])
    await node.idle('shop')
    const sizes: number[] = []
    const change = engine.change.bind(engine)
    engine.change = (index, changes) => {
      sizes.push(changes.length)
      return change(index, changes)
    }
    const ids = Array.from({ length: 450 }, (_, at) => `${at}`)
    put(node, 'shop', ids)
    put(node, 'shop', ids.slice(0, 150))
    await node.idle('shop')
    expect(sizes).toEqual([200, 200, 50, 150])
    expect(await count(node, 'shop')).toBe(451)
    await node.close()
  })

  it('stops without building all waiting indexes, and has them at the next start', async () => {
    await fill()
    await rm(join(dir, 'generations'), { recursive: true })
    const { node, engine } = open()
    const gate = Promise.withResolvers<void>()
    engine.gate = gate.promise
    const started = node.start()
    await expect.poll(() => node.loading).toBe(2)
    const closed = node.close()
    gate.resolve()
    await Promise.all([started, closed])
    expect(engine.builds).toBeLessThan(2)
    const next = open()
    await next.node.start()
    expect([await count(next.node, 'shop'), await count(next.node, 'blog')]).toEqual([2, 1])
    await next.node.close()
  })

  it('moves an index together with all earlier writes to it', async () => {
    const { node } = open()
    await node.start()
    put(node, 'old', ['x'])
    put(node, 'fresh', ['a', 'b'])
    node.write((store) => {
      store.drop(store.ensure('old').id)
      store.rename(store.ensure('fresh').id, 'old')
      return { effects: [{ kind: 'move', index: 'fresh', to: 'old' }], result: undefined }
    })
    put(node, 'old', ['c'])
    await node.idle('old')
    expect(await count(node, 'old')).toBe(3)
    await expect(count(node, 'fresh')).rejects.toMatchObject({ status: 404 })
    await node.close()
  })

  it('leaves no files of former states behind', async () => {
    const { node } = open()
    await node.start()
    for (const id of ['a', 'b', 'c']) {
      put(node, 'shop', [id])
      await node.idle('shop')
      await new Promise((done) => setTimeout(done, 40))
    }
    await node.close()
    expect(await generations()).toHaveLength(1)
  })
})
