import { expect, test, vi } from 'vitest'
import type { SearchRequest } from '../../search-client/search-requests.ts'
import { askList } from './ask-list.ts'

const SETTINGS = {
  scope: { index: 'blog', filters: 'type:blog', facets: [], hitsPerPage: 12, attributes: [] },
  suggestions: 'phrases',
  home: '/',
}

/** A search that finds nothing for the words, and knows two phrases, one of which has hits in this list. */
function asker(asked: SearchRequest[]) {
  const answer = ({ indexName, query }: SearchRequest) => {
    if (indexName === 'phrases') return { hits: [{ query: 'dry food' }, { query: 'old cats' }] }
    return { hits: [], nbHits: query === 'old cats' ? 3 : 0, nbPages: 0 }
  }
  return {
    search: async (requests: readonly SearchRequest[]) => {
      asked.push(...requests)
      return requests.map(answer)
    },
  }
}

test('a query without hits is answered with suggestions that have hits in the same list', async () => {
  const asked: SearchRequest[] = []
  const found = await askList(asker(asked), { query: 'fod', chosen: {}, page: 1 }, SETTINGS, () => [])
  expect(found?.suggestions).toEqual(['old cats'])
  expect(asked.filter(({ query }) => query === 'dry food')).toMatchObject([{ indexName: 'blog', filters: 'type:blog' }])
})

test('an empty query sends no further request', async () => {
  const asked: SearchRequest[] = []
  const found = await askList(asker(asked), { query: '', chosen: {}, page: 1 }, SETTINGS, () => [])
  expect([found?.suggestions, asked.length]).toEqual([undefined, 1])
})

test('a query without product hits is answered with advice', async () => {
  const asked: SearchRequest[] = []
  const { search } = asker(asked)
  const pages = { hits: [{ objectID: '1', title: 'Worms', path: 'advice/worms' }] }
  const withPages = {
    search: async (requests: readonly SearchRequest[]) => {
      const answers = await search(requests)
      return answers.map((answer, at) => (requests[at]?.indexName === 'pages' ? pages : answer))
    },
  }
  const found = await askList(
    withPages,
    { query: 'worms', chosen: {}, page: 1 },
    { ...SETTINGS, advice: 'pages' },
    () => [],
  )
  expect(found?.advice).toEqual([{ title: 'Worms', href: '/advice/worms/' }])
})

test.each(['???', '🐶', '…', '+ – /'])(
  'a query without letters or digits finds nothing, and the search engine is not asked: %s',
  async (query) => {
    const asked: SearchRequest[] = []
    const found = await askList(asker(asked), { query, chosen: {}, page: 1 }, SETTINGS, () => ['card'])
    expect(found).toMatchObject({ query, count: 0, cards: [] })
    expect(asked).toEqual([])
  },
)

test('an index that is still being built does not hold up the answer', async () => {
  vi.useFakeTimers()
  const { search } = asker([])
  const building = {
    search: (requests: readonly SearchRequest[]) =>
      requests[0]?.indexName === 'pages' ? new Promise<readonly unknown[]>(() => {}) : search(requests),
  }
  const settings = { ...SETTINGS, advice: 'pages' }
  const asked = askList(building, { query: 'fod', chosen: {}, page: 1 }, settings, () => [])
  await vi.runAllTimersAsync()
  expect(await asked).toMatchObject({ count: 0, suggestions: ['old cats'], advice: [] })
  vi.useRealTimers()
})
