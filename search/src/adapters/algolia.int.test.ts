import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SearchPort } from '../port/search-port.ts'
import { FakeEngine } from '../server/testing/fake-engine.ts'
import { ADMIN_KEY, APPLICATION_ID, SEARCH_KEY, startTestNode, type TestNode } from '../server/testing/test-node.ts'
import { createAlgoliaPort } from './algolia.ts'

const CONFIG = {
  settings: { hitsPerPage: 7, searchableAttributes: ['name'], ranking: [], attributeForDistinct: undefined },
  synonyms: [{ objectID: 's', type: 'synonym' as const, synonyms: ['dog', 'hound'] }],
  rules: [
    {
      objectID: 'r',
      conditions: [{ pattern: 'a', anchoring: 'is' as const }],
      consequence: { hide: [{ objectID: 'x' }] },
    },
  ],
}

let served: TestNode
let port: SearchPort
let engine: FakeEngine
const hosts = () => [{ url: '127.0.0.1', port: served.port, protocol: 'http' as const, accept: 'readWrite' as const }]

beforeAll(async () => {
  engine = new FakeEngine()
  served = await startTestNode(engine)
})
afterAll(() => served.end())
beforeEach(() => {
  port = createAlgoliaPort({
    applicationId: APPLICATION_ID,
    apiKey: ADMIN_KEY,
    hosts: hosts(),
    prefix: 'test_',
    suffix: '_nl',
  })
})

async function* records(amount: number) {
  for (let at = 0; at < amount; at++) yield { objectID: `${at}`, name: `Item ${at}` }
}

describe('createAlgoliaPort', () => {
  it('replaces an index with its whole configuration and leaves no other index behind', async () => {
    await port.replaceAll('shop', records(2_500), CONFIG)
    expect(await port.stats('shop')).toMatchObject({ records: 2_500 })
    expect(await port.indexes()).toEqual(['shop'])
    const { config } = engine.indexesByName.get('test_shop_nl') ?? {}
    expect(config?.settings).toMatchObject({
      hitsPerPage: 7,
      searchableAttributes: ['name'],
      attributeForDistinct: undefined,
    })
    expect(config).toMatchObject({ synonyms: CONFIG.synonyms, rules: CONFIG.rules })
    expect([...engine.indexesByName.keys()]).toEqual(['test_shop_nl'])
    await port.remove('shop')
    expect(await port.indexes()).toEqual([])
  })

  it('keeps the former records when reading the new records fails', async () => {
    await port.replaceAll('shop', records(2), CONFIG)
    async function* broken() {
      yield* records(1)
      throw new Error('the source ended')
    }
    await expect(port.replaceAll('shop', broken(), CONFIG)).rejects.toThrow('the source ended')
    expect(await port.stats('shop')).toMatchObject({ records: 2 })
    expect(await port.indexes()).toEqual(['shop'])
    await port.remove('shop')
  })

  it('changes records and configuration, and answers with index names without prefix and suffix', async () => {
    await port.change('shop', [
      { put: { objectID: '1', name: 'Ball' } },
      { put: { objectID: '2', name: 'Bowl' } },
      { remove: '1' },
    ])
    await port.configure('shop', { synonyms: [], rules: CONFIG.rules })
    const { results } = await port.search([{ indexName: 'shop', query: '' }])
    expect(results).toMatchObject([{ index: 'shop', nbHits: 1, hits: [{ objectID: '2' }] }])
    expect(engine.indexesByName.get('test_shop_nl')?.config).toMatchObject({ synonyms: [], rules: CONFIG.rules })
    await port.remove('shop')
  })

  it('moves the renderingContent of a rule into its params, where Algolia expects it', async () => {
    const renderingContent = { redirect: { url: '/service/' } }
    await port.configure('shop', {
      rules: [{ objectID: 'r', consequence: { params: { hitsPerPage: 3 }, renderingContent } }],
    })
    expect(engine.indexesByName.get('test_shop_nl')?.config.rules).toMatchObject([
      { consequence: { params: { hitsPerPage: 3, renderingContent } } },
    ])
    await port.remove('shop')
  })

  it('passes on errors with their status', async () => {
    await expect(port.search([{ indexName: 'nowhere' }])).rejects.toMatchObject({ name: 'SearchError', status: 404 })
    const stranger = createAlgoliaPort({ applicationId: APPLICATION_ID, apiKey: 'a-wrong-key', hosts: hosts() })
    await expect(stranger.search([{ indexName: 'x' }])).rejects.toMatchObject({ name: 'SearchError', status: 403 })
    const nobody = [{ url: '127.0.0.1', port: 9, protocol: 'http' as const, accept: 'readWrite' as const }]
    const alone = createAlgoliaPort({ applicationId: APPLICATION_ID, apiKey: ADMIN_KEY, hosts: nobody })
    await expect(alone.search([{ indexName: 'x' }])).rejects.toMatchObject({ name: 'SearchError', status: 503 })
  })

  it('only reads when it is configured as read-only', async () => {
    const reader = createAlgoliaPort({
      applicationId: APPLICATION_ID,
      apiKey: SEARCH_KEY,
      hosts: hosts(),
      isReadOnly: true,
    })
    await expect(reader.remove('shop')).rejects.toMatchObject({ status: 403 })
    await port.change('other', [{ put: { objectID: '1' } }])
    const { results } = await reader.search([{ indexName: 'test_other_nl' }])
    expect(results).toMatchObject([{ nbHits: 1 }])
    await port.remove('other')
  })
})
