import { afterAll, beforeAll, beforeEach } from 'vitest'
import { FakeEngine } from './fake-engine.ts'
import { officialClient, startTestNode, type TestNode } from './test-node.ts'

export type ShopItem = { objectID: string; name: string; stock?: number; tags?: string[] }

/** Starts a node for all tests of a file, and gives each test an index of its own through the official client. */
export function useTestShop() {
  let served: TestNode | undefined
  let count = 0
  const node = (): TestNode => {
    if (served === undefined) throw new Error('The node is there within tests only.')
    return served
  }
  const shop = {
    indexName: '',
    get url() {
      return node().url
    },
    get port() {
      return node().port
    },
    get client() {
      return officialClient(node().port)
    },
    async save(objects: ShopItem[]) {
      await shop.client.saveObjects({ indexName: shop.indexName, objects, waitForTasks: true })
    },
    async findNames(query = ''): Promise<string[]> {
      const requests = [{ indexName: shop.indexName, query, hitsPerPage: 1000 }]
      const { results } = await shop.client.searchForHits<ShopItem>({ requests })
      return results.flatMap(({ hits }) => hits.map(({ name }) => name))
    },
  }
  beforeAll(async () => {
    served = await startTestNode(new FakeEngine())
  })
  afterAll(() => served?.end())
  beforeEach(() => {
    shop.indexName = `shop_${++count}`
  })
  return shop
}

export const items = (amount: number): ShopItem[] =>
  Array.from({ length: amount }, (_, at) => ({ objectID: `item-${at}`, name: `Item ${at}` }))
