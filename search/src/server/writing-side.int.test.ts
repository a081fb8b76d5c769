import { describe, expect, it } from 'vitest'
import { ADMIN_HEADERS, officialClient, SEARCH_KEY } from './testing/test-node.ts'
import { items, useTestShop } from './testing/use-test-shop.ts'

const shop = useTestShop()

describe('records through the official client', () => {
  it('saves, finds, gets and deletes records', async () => {
    const { client, indexName } = shop
    await shop.save([
      { objectID: 'a', name: 'Ball' },
      { objectID: 'b', name: 'Bowl' },
    ])
    expect(await shop.findNames('bow')).toEqual(['Bowl'])
    expect(await client.getObject({ indexName, objectID: 'a' })).toEqual({ objectID: 'a', name: 'Ball' })
    await client.deleteObjects({ indexName, objectIDs: ['a'], waitForTasks: true })
    expect(await shop.findNames()).toEqual(['Bowl'])
    await expect(client.getObject({ indexName, objectID: 'a' })).rejects.toMatchObject({ status: 404 })
  })

  it('gets several records in the requested order, with null for a missing one', async () => {
    const { client, indexName } = shop
    await shop.save(items(3))
    const requests = ['item-2', 'nobody', 'item-0'].map((objectID) => ({
      indexName,
      objectID,
      attributesToRetrieve: ['name'],
    }))
    const { results } = await client.getObjects({ requests })
    expect(results).toEqual([{ objectID: 'item-2', name: 'Item 2' }, null, { objectID: 'item-0', name: 'Item 0' }])
  })

  it('shows records to a search key as searches do, without unretrievable attributes', async () => {
    const { client, indexName } = shop
    await shop.save([{ objectID: 'a', name: 'Ball', stock: 5 }])
    await client.setSettings({ indexName, indexSettings: { unretrievableAttributes: ['stock'] } })
    const searching = officialClient(shop.port, SEARCH_KEY)
    expect(await searching.getObject({ indexName, objectID: 'a' })).toEqual({ objectID: 'a', name: 'Ball' })
    const attributesToRetrieve = ['stock']
    const { results } = await searching.getObjects({ requests: [{ indexName, objectID: 'a', attributesToRetrieve }] })
    expect(results).toEqual([{ objectID: 'a' }])
    expect(await client.getObject({ indexName, objectID: 'a' })).toMatchObject({ stock: 5 })
    await expect(searching.getSettings({ indexName })).rejects.toMatchObject({ status: 403 })
    await expect(searching.browse({ indexName })).rejects.toMatchObject({ status: 403 })
  })

  it('gives a record without an ID a new ID', async () => {
    const { client, indexName } = shop
    const { objectID, taskID } = await client.saveObject({ indexName, body: { name: 'Found' } })
    await client.waitForTask({ indexName, taskID })
    expect(objectID).toMatch(/^[0-9a-f-]{36}$/)
    expect(await shop.findNames()).toEqual(['Found'])
  })

  it('updates parts of a record, including operations on existing values', async () => {
    const { client, indexName } = shop
    await shop.save([{ objectID: 'a', name: 'Ball', stock: 5, tags: ['red', 'round'] }])
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

  it('creates a missing record on update only when that is allowed', async () => {
    const { client, indexName } = shop
    const update = { indexName, objectID: 'new', attributesToUpdate: { name: 'New' } }
    const no = await client.partialUpdateObject({ ...update, createIfNotExists: false })
    await client.waitForTask({ indexName, taskID: Number(no.taskID) })
    await expect(client.getObject({ indexName, objectID: 'new' })).rejects.toMatchObject({ status: 404 })
    await client.partialUpdateObjects({ indexName, objects: [{ objectID: 'x', name: 'X' }], createIfNotExists: false })
    await client.partialUpdateObject(update)
    expect(await client.getObject({ indexName, objectID: 'new' })).toEqual({ objectID: 'new', name: 'New' })
    await expect(client.getObject({ indexName, objectID: 'x' })).rejects.toMatchObject({ status: 404 })
  })

  it('writes to several indexes at once and returns the task of each', async () => {
    const { client, indexName } = shop
    const second = `${indexName}_b`
    const requests = [indexName, second].map((index) => ({
      action: 'addObject' as const,
      indexName: index,
      body: { objectID: '1', name: index },
    }))
    const { taskID, objectIDs } = await client.multipleBatch({ requests })
    expect(objectIDs).toEqual(['1', '1'])
    for (const [index, id] of Object.entries(taskID)) await client.waitForTask({ indexName: index, taskID: id })
    expect(await shop.findNames()).toEqual([indexName])
    expect(await client.indexExists({ indexName: second })).toBe(true)
  })

  it('refuses a whole batch when one part is invalid', async () => {
    const { client, indexName } = shop
    const requests = [
      { action: 'addObject' as const, body: { objectID: '1', name: 'One' } },
      { action: 'updateObject' as const, body: { name: 'Nameless' } },
    ]
    await expect(client.batch({ indexName, batchWriteParams: { requests } })).rejects.toMatchObject({ status: 400 })
    expect(await client.indexExists({ indexName })).toBe(false)
  })

  it('clears an index and continues within one batch', async () => {
    const { client, indexName } = shop
    await shop.save(items(3))
    const requests = [
      { action: 'clear' as const, body: {} },
      { action: 'addObject' as const, body: { objectID: 'z', name: 'Last' } },
    ]
    const { taskID } = await client.batch({ indexName, batchWriteParams: { requests } })
    await client.waitForTask({ indexName, taskID })
    expect(await shop.findNames()).toEqual(['Last'])
  })

  it('removes records by filter, and distinguishes IDs that differ only in capitals', async () => {
    const { client, indexName } = shop
    await shop.save([
      { objectID: 'A', name: 'Ball' },
      { objectID: 'a', name: 'Bowl' },
      { objectID: '-b', name: 'Bowl' },
    ])
    const { taskID } = await client.deleteBy({ indexName, deleteByParams: { facetFilters: ['name:bowl'] } })
    await client.waitForTask({ indexName, taskID })
    expect(await shop.findNames()).toEqual(['Ball'])
    await expect(client.deleteBy({ indexName, deleteByParams: {} })).rejects.toMatchObject({ status: 400 })
  })
})

describe('the right to write', () => {
  it('refuses a search key, and refuses to create API keys', async () => {
    const { client, indexName } = shop
    const reader = officialClient(shop.port, SEARCH_KEY)
    await expect(reader.saveObject({ indexName, body: { name: 'No' } })).rejects.toMatchObject({ status: 403 })
    await expect(reader.getSettings({ indexName })).rejects.toMatchObject({ status: 403 })
    await expect(reader.listIndices()).rejects.toMatchObject({ status: 403 })
    await expect(client.getApiKey({ key: SEARCH_KEY })).rejects.toMatchObject({ status: 404 })
    await expect(client.addApiKey({ acl: ['search'] })).rejects.toMatchObject({ status: 403 })
  })

  it('answers 404 to an unknown task and an unknown address', async () => {
    const { client, indexName } = shop
    await expect(client.getTask({ indexName, taskID: 999_999 })).rejects.toMatchObject({ status: 404 })
    const answer = await fetch(`${shop.url}/1/clusters`, { headers: ADMIN_HEADERS })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ status: 404 })
  })
})
