import type { SearchResult } from '@menagerie/search/port/search-answer'
import type { PortRequest } from '@menagerie/search/port/search-port'
import { expect, test } from 'vitest'
import { openSearchTurns } from './search-in-turns.ts'

const request = (query: string): PortRequest => ({ indexName: 'products', query })

/** A reader whose searches take so long by its own clock, and note their requests. */
function openReader(searchMs: number) {
  let now = 0
  const searched: string[][] = []
  const reader = {
    async search(requests: readonly PortRequest[]) {
      now += searchMs
      searched.push(requests.map(({ query }) => String(query)))
      return { results: requests.map(({ query }) => ({ query, hits: [] }) as unknown as SearchResult) }
    },
  }
  return { searched, begin: openSearchTurns(reader, () => now) }
}

async function searchOften(
  reader: ReturnType<ReturnType<typeof openSearchTurns>>,
  name: string,
  times: number,
): Promise<void> {
  for (let time = 0; time < times; time += 1) await reader.search([request(name)])
}

test('a short call is answered between the searches of long ones', async () => {
  const { searched, begin } = openReader(15)
  const long = ['one', 'other'].map((name) => searchOften(begin(), name, 20))
  await new Promise((done) => setImmediate(done))
  const before = searched.length
  await searchOften(begin(), 'short', 1)
  expect(searched.length - before).toBeLessThan(8)
  await Promise.all(long)
  expect(searched).toHaveLength(41)
  expect(new Set(searched.slice(-10).flat())).toEqual(new Set(['one', 'other']))
})

test('a long list of requests is answered in parts, in its order', async () => {
  const { searched, begin } = openReader(15)
  const names = Array.from({ length: 50 }, (_, at) => `query ${at}`)
  const { results } = await begin().search(names.map(request))
  expect(results.map((result) => 'query' in result && result.query)).toEqual(names)
  expect(Math.max(...searched.map(({ length }) => length))).toBeLessThanOrEqual(12)
})

test('a call that no caller waits for any more is given up', async () => {
  const { searched, begin } = openReader(900)
  await expect(searchOften(begin(), 'long', 50)).rejects.toMatchObject({ status: 503 })
  expect(searched.length).toBeLessThan(10)
})

test('behind many calls that have waited for long, the newest goes first', async () => {
  const { searched, begin } = openReader(40)
  const crowd = Array.from({ length: 200 }, (_, at) => searchOften(begin(), `visitor ${at}`, 1).catch(() => 'given up'))
  while (searched.length < 40) await new Promise((done) => setImmediate(done))
  await searchOften(begin(), 'newest', 1)
  expect(searched.slice(40, 46).flat()).toContain('newest')
  const ends = await Promise.all(crowd)
  expect(ends.filter((end) => end === 'given up').length).toBeGreaterThan(50)
  expect(searched.length).toBeLessThan(150)
})
