import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeEngine } from './testing/fake-engine.ts'
import { ADMIN_HEADERS, officialClient, SEARCH_KEY, startTestNode, type TestNode } from './testing/test-node.ts'

type Item = { objectID: string; name: string; stock?: number; tags?: string[] }

let served: TestNode
let client: ReturnType<typeof officialClient>
let indexName: string
let count = 0

beforeAll(async () => {
  served = await startTestNode(new FakeEngine())
  client = officialClient(served.port)
})
afterAll(() => served.end())
beforeEach(() => {
  indexName = `shop_${++count}`
})

const items = (amount: number): Item[] =>
  Array.from({ length: amount }, (_, at) => ({ objectID: `item-${at}`, name: `Item ${at}` }))

async function save(objects: Item[]) {
  await client.saveObjects({ indexName, objects, waitForTasks: true })
}

async function findNames(query = ''): Promise<string[]> {
  const { results } = await client.searchForHits<Item>({ requests: [{ indexName, query, hitsPerPage: 1000 }] })
  return results.flatMap(({ hits }) => hits.map(({ name }) => name))
}

describe('records through the official client', () => {
  it('saves, finds, gets and deletes them', async () => {
    await save([
      { objectID: 'a', name: 'Ball' },
      { objectID: 'b', name: 'Bowl' },
    ])
    expect(await findNames('bow')).toEqual(['Bowl'])
    expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({ objectID: 'a', name: 'Ball' })
    await client.deleteObjects({ indexName, objectIDs: ['a'], waitForTasks: true })
    expect(await findNames()).toEqual(['Bowl'])
    await expect(client.getObject({ indexName, objectID: 'a' })).rejects.toMatchObject({ status: 404 })
  })

  it('gets several in the order that was asked for, null where there is none', async () => {
    await save(items(3))
    const requests = ['item-2', 'nobody', 'item-0'].map((objectID) => ({
      indexName,
      objectID,
      attributesToRetrieve: ['name'],
    }))
    const { results } = await client.getObjects({ requests })
    expect(results).toEqual([{ objectID: 'item-2', name: 'Item 2' }, null, { objectID: 'item-0', name: 'Item 0' }])
  })

  it('gives a record an id that has none', async () => {
    const { objectID, taskID } = await client.saveObject({ indexName, body: { name: 'Found' } })
    await client.waitForTask({ indexName, taskID })
    expect(objectID).toMatch(/^[0-9a-f-]{36}$/)
    expect(await findNames()).toEqual(['Found'])
  })

  it('updates parts, with operations on what is there', async () => {
    await save([{ objectID: 'a', name: 'Ball', stock: 5, tags: ['red', 'round'] }])
    const attributesToUpdate = {
      name: 'Big ball',
      stock: { _operation: 'Decrement', value: 2 },
      tags: { _operation: 'AddUnique', value: 'red' },
    }
    const { taskID } = await client.partialUpdateObject({ indexName, objectID: 'a', attributesToUpdate })
    await client.waitForTask({ indexName, taskID: Number(taskID) })
    expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({
      objectID: 'a',
      name: 'Big ball',
      stock: 3,
      tags: ['red', 'round'],
    })
  })

  it('makes a record of an update only when it may', async () => {
    const update = { indexName, objectID: 'new', attributesToUpdate: { name: 'New' } }
    const no = await client.partialUpdateObject({ ...update, createIfNotExists: false })
    await client.waitForTask({ indexName, taskID: Number(no.taskID) })
    await expect(client.getObject({ indexName, objectID: 'new' })).rejects.toMatchObject({ status: 404 })
    await client.partialUpdateObjects({ indexName, objects: [{ objectID: 'x', name: 'X' }], createIfNotExists: false })
    await client.partialUpdateObject(update)
    expect(await client.getObject({ indexName, objectID: 'new' })).toEqual({ objectID: 'new', name: 'New' })
    await expect(client.getObject({ indexName, objectID: 'x' })).rejects.toMatchObject({ status: 404 })
  })

  it('writes to several indexes at once and names the task of each', async () => {
    const second = `${indexName}_b`
    const requests = [indexName, second].map((index) => ({
      action: 'addObject' as const,
      indexName: index,
      body: { objectID: '1', name: index },
    }))
    const { taskID, objectIDs } = await client.multipleBatch({ requests })
    expect(objectIDs).toEqual(['1', '1'])
    for (const [index, id] of Object.entries(taskID)) await client.waitForTask({ indexName: index, taskID: id })
    expect(await findNames()).toEqual([indexName])
    expect(await client.indexExists({ indexName: second })).toBe(true)
  })

  it('refuses all of a batch when one part cannot be', async () => {
    const requests = [
      { action: 'addObject' as const, body: { objectID: '1', name: 'One' } },
      { action: 'updateObject' as const, body: { name: 'Nameless' } },
    ]
    await expect(client.batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({ status: 400 })
    expect(await client.indexExists({ indexName })).toBe(false)
  })

  it('empties an index and goes on within one batch', async () => {
    await save(items(3))
    const requests = [
      { action: 'clear' as const, body: {} },
      { action: 'addObject' as const, body: { objectID: 'z', name: 'Last' } },
    ]
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } })
    await client.waitForTask({ indexName, taskID })
    expect(await findNames()).toEqual(['Last'])
  })

  it('removes what a filter finds, capitals and all', async () => {
    await save([
      { objectID: 'A', name: 'Ball' },
      { objectID: 'a', name: 'Bowl' },
      { objectID: '-b', name: 'Bowl' },
    ])
    const { taskID } = await client.deleteBy({ indexName, deleteByParams: { facetFilters: ['name:bowl'] } })
    await client.waitForTask({ indexName, taskID })
    expect(await findNames()).toEqual(['Ball'])
    await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 })
  })
})

describe('whole indexes through the official client', () => {
  it('replaces all records at once and keeps the configuration', async () => {
    await save(items(5))
    await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } })
    await client.saveSynonym({
      indexName,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['a', 'b'] },
    })
    await client.replaceAllObjects({ indexName, objects: [...items(2), { objectID: 'n', name: 'New' }], batchSize: 2 })
    expect(await findNames()).toEqual(['Item 0', 'Item 1', 'New'])
    expect((await client.getSettings({ indexName })).searchableAttributes).toEqual(['name'])
    expect((await client.searchSynonyms({ indexName })).nbHits).toBe(1)
    const { items: indexes } = await client.listIndices()
    expect(indexes.filter(({ name }) => name.startsWith(indexName))).toMatchObject([{ name: indexName, entries: 3 }])
  })

  it('replaces all records of an index that was not there', async () => {
    await client.replaceAllObjects({ indexName, objects: items(2) })
    expect(await findNames()).toHaveLength(2)
  })

  it('copies parts of an index and leaves the records of the other', async () => {
    const target = `${indexName}_copy`
    await save(items(2))
    await client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } })
    await client.saveObjects({ indexName: target, objects: [{ objectID: 't', name: 'Target' }] })
    const operation = { operation: 'copy' as const, destination: target }
    const { taskID } = await client.operationIndex({
      indexName,
      operationIndexParams: { ...operation, scope: ['settings'] },
    })
    await client.waitForTask({ indexName: target, taskID })
    expect((await client.getSettings({ indexName: target })).hitsPerPage).toBe(7)
    expect(await client.getObject({ indexName: target, objectID: 't' })).toEqual({ objectID: 't', name: 'Target' })
    await client.operationIndex({ indexName, operationIndexParams: operation })
    await expect(client.getObject({ indexName: target, objectID: 't' })).rejects.toMatchObject({ status: 404 })
    expect(await client.getObject({ indexName: target, objectID: 'item-1' })).toEqual({
      objectID: 'item-1',
      name: 'Item 1',
    })
  })

  it('clears and deletes', async () => {
    await save(items(2))
    await client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } })
    const cleared = await client.clearObjects({ indexName })
    await client.waitForTask({ indexName, taskID: cleared.taskID })
    expect(await findNames()).toEqual([])
    expect((await client.getSettings({ indexName })).hitsPerPage).toBe(7)
    const deleted = await client.deleteIndex({ indexName })
    await client.waitForTask({ indexName, taskID: deleted.taskID })
    await expect(findNames()).rejects.toMatchObject({ status: 404 })
  })

  it('browses every record, page by page, also those that a query finds', async () => {
    await save([...items(25), { objectID: 'ball', name: 'Ball' }])
    const seen: string[] = []
    const found: string[] = []
    await client.browseObjects<Item>({
      indexName,
      browseParams: { hitsPerPage: 10 },
      aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(new Set(seen).size).toBe(26)
    expect(seen).toHaveLength(26)
    await client.browseObjects<Item>({
      indexName,
      browseParams: { hitsPerPage: 10, query: 'ball' },
      aggregator: ({ hits }) => void found.push(...hits.map(({ name }) => name)),
    })
    expect(found).toEqual(['Ball'])
    await expect(client.browse({ indexName, browseParams: { cursor: 'nonsense' } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('configuration through the official client', () => {
  it('merges settings, takes back with null, refuses what cannot be', async () => {
    await client.setSettings({
      indexName,
      indexSettings: { hitsPerPage: 7, customRanking: ['desc(stock)'] },
      forwardToReplicas: true,
    })
    await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } })
    expect(await client.getSettings({ indexName })).toMatchObject({ hitsPerPage: 7, searchableAttributes: ['name'] })
    await client.customPut({ path: `1/indexes/${indexName}/settings`, body: { hitsPerPage: null } })
    expect((await client.getSettings({ indexName })).hitsPerPage).toBe(20)
    await expect(client.setSettings({ indexName, indexSettings: { hitsPerPage: -1 } })).rejects.toMatchObject({
      status: 400,
    })
    expect((await client.getSettings({ indexName })).customRanking).toEqual(['desc(stock)'])
  })

  it('keeps synonyms of every kind', async () => {
    const synonymHit = [
      { objectID: '1', type: 'synonym' as const, synonyms: ['dog', 'hound'] },
      { objectID: '2', type: 'oneWaySynonym' as const, input: 'pup', synonyms: ['dog'] },
      { objectID: '3', type: 'altcorrection1' as const, word: 'dog', corrections: ['dig'] },
      { objectID: '4', type: 'placeholder' as const, placeholder: '<size>', replacements: ['big'] },
    ]
    await client.saveSynonyms({ indexName, synonymHit })
    expect(await client.getSynonym({ indexName, objectID: '2' })).toMatchObject({ type: 'onewaysynonym', input: 'pup' })
    expect(await client.searchSynonyms({ indexName, searchSynonymsParams: { query: 'dog' } })).toMatchObject({
      nbHits: 3,
    })
    await client.deleteSynonym({ indexName, objectID: '1' })
    await expect(client.getSynonym({ indexName, objectID: '1' })).rejects.toMatchObject({ status: 404 })
    await client.saveSynonyms({ indexName, synonymHit: synonymHit.slice(0, 1), replaceExistingSynonyms: true })
    expect(await client.searchSynonyms({ indexName })).toMatchObject({ nbHits: 1 })
    await client.clearSynonyms({ indexName })
    expect(await client.searchSynonyms({ indexName })).toMatchObject({ nbHits: 0 })
  })

  it('keeps rules and refuses one that is none', async () => {
    const rule = {
      objectID: 'r',
      conditions: [{ pattern: 'ball', anchoring: 'contains' as const }],
      consequence: { hide: [{ objectID: 'x' }] },
    }
    await client.saveRule({ indexName, objectID: 'r', rule })
    await client.saveRules({ indexName, rules: [{ ...rule, objectID: 'q', enabled: false }] })
    expect(await client.getRule({ indexName, objectID: 'r' })).toMatchObject(rule)
    expect(await client.searchRules({ indexName, searchRulesParams: { enabled: false } })).toMatchObject({ nbHits: 1 })
    await client.saveRules({ indexName, rules: [rule], clearExistingRules: true })
    expect(await client.searchRules({ indexName })).toMatchObject({ nbHits: 1 })
    await client.deleteRule({ indexName, objectID: 'r' })
    await client.clearRules({ indexName })
    const bad = { ...rule, consequence: { promote: [{ objectID: 'a', position: -1 }] } }
    await expect(client.saveRules({ indexName, rules: [bad] })).rejects.toMatchObject({ status: 400 })
  })
})

describe('who may write', () => {
  it('refuses a search key and tells that keys are not made here', async () => {
    const reader = officialClient(served.port, SEARCH_KEY)
    await expect(reader.saveObject({ indexName, body: { name: 'No' } })).rejects.toMatchObject({ status: 403 })
    await expect(reader.getSettings({ indexName })).rejects.toMatchObject({ status: 403 })
    await expect(reader.listIndices()).rejects.toMatchObject({ status: 403 })
    await expect(client.getApiKey({ key: SEARCH_KEY })).rejects.toMatchObject({ status: 404 })
    await expect(client.addApiKey({ acl: ['search'] })).rejects.toMatchObject({ status: 403 })
  })

  it('knows no task that was never given and no address that is none', async () => {
    await expect(client.getTask({ indexName, taskID: 999_999 })).rejects.toMatchObject({ status: 404 })
    const answer = await fetch(`${served.url}/1/clusters`, { headers: ADMIN_HEADERS })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 404 })
  })
})
