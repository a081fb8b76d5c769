import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchEngine } from '../engine/search-engine.ts'
import { officialClient, startTestNode, type TestNode } from './testing/test-node.ts'

const indexName = 'shop'
const AMOUNT = 2_300

let served: TestNode
let client: ReturnType<typeof officialClient>
beforeAll(async () => {
  served = await startTestNode(createSearchEngine())
  client = officialClient(served.port)
  const indexSettings = { searchableAttributes: ['name'], attributesForFaceting: ['filterOnly(half)'] }
  await client.setSettings({ indexName, indexSettings })
  const objects = Array.from({ length: AMOUNT }, (_, at) => ({
    // Ids with characters that have a meaning in filters, some of which differ only in capital letters.
    objectID: `${at % 3 === 0 ? '-' : ''}${at % 2 === 0 ? 'Item' : 'item'}:${Math.floor(at / 2)} "x"`,
    name: at % 10 === 0 ? 'Garden chair' : 'Kitchen table',
    half: at % 2 === 0 ? 'even' : 'odd',
    price: at,
  }))
  await client.saveObjects({ indexName, objects, waitForTasks: true })
})
afterAll(() => served.end())

async function browse(browseParams: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = []
  await client.browseObjects({
    indexName,
    browseParams,
    aggregator: ({ hits }) => void ids.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(new Set(ids).size).toBe(ids.length)
  return ids
}

it('browses far beyond the page limit of a search', async () => {
  expect(await browse({})).toHaveLength(AMOUNT)
  expect(await browse({ filters: 'half:odd' })).toHaveLength(AMOUNT / 2)
  expect(await browse({ query: 'chair', hitsPerPage: 100 })).toHaveLength(AMOUNT / 10)
  expect(await browse({ filters: 'half:odd AND price < 100' })).toHaveLength(50)
})

it('removes all records that a filter finds, more than one page, and no others', async () => {
  const { taskID } = await client.deleteBy({
    indexName,
    deleteByParams: { filters: 'half:even OR half:nothing', numericFilters: ['price<2200'] },
  })
  await client.waitForTask({ indexName, taskID })
  expect(await browse({})).toHaveLength(AMOUNT / 2 + 50)
  const { results } = await client.searchForHits({ requests: [{ indexName, query: '', filters: 'half:even' }] })
  expect(results[0]?.nbHits).toBe(50)
})

it('refuses an invalid filter, and removes nothing', async () => {
  await expect(client.deleteBy({ indexName, deleteByParams: { filters: 'half:' } })).rejects.toMatchObject({
    status: 400,
  })
  expect(await browse({})).toHaveLength(AMOUNT / 2 + 50)
})
