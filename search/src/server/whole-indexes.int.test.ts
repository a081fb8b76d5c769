import { describe, expect, it } from 'vitest'
import { ADMIN_HEADERS } from './testing/test-node.ts'
import { items, type ShopItem, useTestShop } from './testing/use-test-shop.ts'

const shop = useTestShop()

describe('whole indexes through the official client', () => {
  it('replaces all records at once and keeps the configuration', async () => {
    const { client, indexName } = shop
    await shop.save(items(5))
    await client.setSettings({ indexName, indexSettings: { searchableAttributes: ['name'] } })
    await client.saveSynonym({
      indexName,
      objectID: 's',
      synonymHit: { objectID: 's', type: 'synonym', synonyms: ['a', 'b'] },
    })
    await client.replaceAllObjects({ indexName, objects: [...items(2), { objectID: 'n', name: 'New' }], batchSize: 2 })
    expect(await shop.findNames()).toEqual(['Item 0', 'Item 1', 'New'])
    expect((await client.getSettings({ indexName })).searchableAttributes).toEqual(['name'])
    expect((await client.searchSynonyms({ indexName })).nbHits).toBe(1)
    const { items: indexes } = await client.listIndices()
    expect(indexes.filter(({ name }) => name.startsWith(indexName))).toMatchObject([{ name: indexName, entries: 3 }])
  })

  it('replaces all records of an index that did not exist', async () => {
    const { client, indexName } = shop
    await client.replaceAllObjects({ indexName, objects: items(2) })
    expect(await shop.findNames()).toHaveLength(2)
  })

  it('copies only the settings of an index, or the whole index', async () => {
    const { client, indexName } = shop
    const target = `${indexName}_copy`
    await shop.save(items(2))
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

  it('clears the records of an index, and deletes the index', async () => {
    const { client, indexName } = shop
    await shop.save(items(2))
    await client.setSettings({ indexName, indexSettings: { hitsPerPage: 7 } })
    const cleared = await client.clearObjects({ indexName })
    await client.waitForTask({ indexName, taskID: cleared.taskID })
    expect(await shop.findNames()).toEqual([])
    expect((await client.getSettings({ indexName })).hitsPerPage).toBe(7)
    const deleted = await client.deleteIndex({ indexName })
    await client.waitForTask({ indexName, taskID: deleted.taskID })
    await expect(shop.findNames()).rejects.toMatchObject({ status: 404 })
  })

  it('browses all records page by page, also those that a query finds', async () => {
    const { client, indexName } = shop
    await shop.save([...items(25), { objectID: 'ball', name: 'Ball' }])
    const seen: string[] = []
    const found: string[] = []
    await client.browseObjects<ShopItem>({
      indexName,
      browseParams: { hitsPerPage: 10 },
      aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
    })
    expect(new Set(seen).size).toBe(26)
    expect(seen).toHaveLength(26)
    await client.browseObjects<ShopItem>({
      indexName,
      browseParams: { hitsPerPage: 10, query: 'ball' },
      aggregator: ({ hits }) => void found.push(...hits.map(({ name }) => name)),
    })
    expect(found).toEqual(['Ball'])
    const pages: unknown[] = []
    for (let cursor: string | undefined, at = 0; at === 0 || cursor !== undefined; at++) {
      const browseParams = cursor === undefined ? { hitsPerPage: 13 } : { hitsPerPage: 13, cursor }
      const page = await client.browse({ indexName, browseParams })
      pages.push([page.hits.length, page.nbHits, page.nbPages])
      cursor = page.cursor
    }
    expect(pages).toEqual([
      [13, 26, 2],
      [13, 26, 2],
    ])
    const first = await client.browse({ indexName, browseParams: { hitsPerPage: 10, query: 'item' } })
    expect([first.hits.length, first.nbHits, first.nbPages]).toEqual([10, 25, 3])
    const only = await client.browse({ indexName, browseParams: { hitsPerPage: 10, query: 'ball' } })
    expect([only.nbHits, only.nbPages, only.cursor]).toEqual([1, 1, undefined])
    await expect(client.browse({ indexName, browseParams: { cursor: 'nonsense' } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('configuration through the official client', () => {
  it('merges settings, resets them with null, and refuses invalid ones', async () => {
    const { client, indexName } = shop
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
    const { customRanking, attributesForFaceting, typoTolerance } = await client.getSettings({ indexName })
    expect([customRanking, attributesForFaceting, typoTolerance]).toEqual([['desc(stock)'], null, true])
    const put = (body: object) => client.customPut({ path: `1/indexes/${indexName}/settings`, body: { ...body } })
    await put({ typoTolerance: 'false' })
    await expect(put({ hitPerPage: 3 })).rejects.toThrow('Unknown setting: hitPerPage')
    await expect(put({ replicas: ['a'] })).rejects.toThrow('replicas is not supported')
    const settings = await client.getSettings({ indexName })
    await put({ ...settings })
    expect(await client.getSettings({ indexName })).toEqual(settings)
  })

  it('saves, finds, replaces and deletes synonyms of several kinds', async () => {
    const { client, indexName } = shop
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

  it('saves, finds, replaces and deletes rules, and refuses an invalid one', async () => {
    const { client, indexName } = shop
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
    const { conditions, ...others } = rule
    await client.customPut({
      path: `1/indexes/${indexName}/rules/old`,
      body: { ...others, objectID: 'old', condition: conditions[0] },
    })
    expect(await client.getRule({ indexName, objectID: 'old' })).toMatchObject({ condition: conditions[0], conditions })
    const batch = `${shop.url}/1/indexes/${indexName}/rules/batch?clearExistingRules=1`
    await fetch(batch, { method: 'POST', headers: ADMIN_HEADERS, body: JSON.stringify([rule]) })
    expect(await client.searchRules({ indexName })).toMatchObject({ nbHits: 1 })
    await client.deleteRule({ indexName, objectID: 'r' })
    await client.clearRules({ indexName })
    const bad = { ...rule, consequence: { promote: [{ objectID: 'a', position: -1 }] } }
    await expect(client.saveRules({ indexName, rules: [bad] })).rejects.toMatchObject({ status: 400 })
  })
})
