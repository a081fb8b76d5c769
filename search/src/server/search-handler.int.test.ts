import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { liteClient } from 'algoliasearch/lite'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SearchError } from '../port/search-error.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import { createSearchHandler, type SearchHandlerOptions } from './search-handler.ts'
import { FakeEngine } from './testing/fake-engine.ts'
import { APPLICATION_ID, KEY_HEADERS, SEARCH_KEY } from './testing/test-node.ts'

const zip = promisify(gzip)
let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Records the requests. */
class Recorder implements SearchReader {
  readonly asked: PortRequest[] = []
  readonly #engine = new FakeEngine()

  async search(requests: readonly PortRequest[]) {
    this.asked.push(...requests)
    await this.#engine.replaceAll(
      'shop',
      [
        { objectID: '1', name: 'Ball' },
        { objectID: '2', name: 'Bowl' },
        { objectID: '3', name: 'Bone' },
      ],
      { settings: {}, synonyms: [], rules: [] },
    )
    return this.#engine.search(requests)
  }
}

async function serve(options: Partial<SearchHandlerOptions> = {}) {
  const reader = new Recorder()
  const keys = { applicationId: APPLICATION_ID, search: [SEARCH_KEY] }
  server = createServer(createSearchHandler({ reader, keys, ...options }))
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = `http://127.0.0.1:${port}`
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { ...KEY_HEADERS, ...headers } })
  return { reader, url, port, post }
}

const answerSchema = z.object({
  results: z.array(z.object({ nbHits: z.number(), processed: z.boolean().optional() })),
})
const toResults = async (answer: Response) => answerSchema.parse(await answer.json()).results

const QUERIES = '/1/indexes/*/queries'
const all = { requests: [{ indexName: 'shop', query: '' }] }

describe('searches', () => {
  it('answer the lite client, with the key in headers or in the address', async () => {
    const { port } = await serve()
    const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }]
    for (const authMode of ['WithinHeaders', 'WithinQueryParameters'] as const) {
      const client = liteClient(APPLICATION_ID, SEARCH_KEY, { hosts, authMode })
      const { results } = await client.searchForHits({ requests: [{ indexName: 'shop', query: 'bo' }] })
      expect(results[0]?.hits.map(({ objectID }) => objectID)).toEqual(['2', '3'])
    }
  })

  it('are accepted in every form of the contract', async () => {
    const { post, url, reader } = await serve()
    const params = 'query=12&hitsPerPage=2&facets=%5B%22brand%22%5D&distinct=true&x-algolia-agent=me'
    await post(QUERIES, { requests: [{ indexName: 'shop', params }] })
    await post('/1/indexes/shop/query', { params })
    await fetch(`${url}/1/indexes/shop?${params}`, { headers: KEY_HEADERS })
    await post('/1/indexes/shop/facets/brand%20name/query', { facetQuery: 'a', params: 'query=ball&maxFacetHits=3' })
    const expected = { indexName: 'shop', query: '12', hitsPerPage: 2, facets: ['brand'], distinct: true }
    expect(reader.asked.slice(0, 3)).toEqual([
      expected,
      { ...expected, type: 'default' },
      { ...expected, type: 'default' },
    ])
    expect(reader.asked[3]).toEqual({
      indexName: 'shop',
      type: 'facet',
      facet: 'brand name',
      facetQuery: 'a',
      query: 'ball',
      maxFacetHits: 3,
    })
  })

  it('are read as JSON whatever the content type, also when they are compressed', async () => {
    const { post, url } = await serve()
    const plain = await post(QUERIES, all, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(await toResults(plain)).toMatchObject([{ nbHits: 3 }])
    const headers = { ...KEY_HEADERS, 'content-encoding': 'gzip' }
    const zipped = await fetch(url + QUERIES, { method: 'POST', headers, body: await zip(JSON.stringify(all)) })
    expect(await toResults(zipped)).toMatchObject([{ nbHits: 3 }])
  })

  it('stop at enough matches with the strategy stopIfEnoughMatches', async () => {
    const { post } = await serve()
    const requests = ['ball', 'bo', 'ball'].map((query) => ({ indexName: 'shop', query, hitsPerPage: 2 }))
    const results = await toResults(await post(QUERIES, { requests, strategy: 'stopIfEnoughMatches' }))
    expect(results.map(({ processed, nbHits }) => [processed, nbHits])).toEqual([
      [true, 1],
      [true, 2],
      [false, 0],
    ])
  })

  it('are answered with the headers that browsers and caches need', async () => {
    const { post, url } = await serve()
    const answer = await post(QUERIES, all)
    const { headers } = answer
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await fetch(url + QUERIES, { method: 'OPTIONS', headers: { origin: 'https://a.test' } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key')
  })

  it('are allowed only for pages of the configured origins', async () => {
    const { post } = await serve({ origins: ['https://a.test'] })
    const mine = await post(QUERIES, all, { origin: 'https://a.test' })
    const other = await post(QUERIES, all, { origin: 'https://b.test' })
    expect(mine.headers.get('access-control-allow-origin')).toBe('https://a.test')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
    expect(other.headers.get('vary')).toContain('Origin')
  })

  it('leave the connection open after an answer', async () => {
    const { url } = await serve()
    const answer = await fetch(`${url}/1/indexes/shop?query=`, { headers: KEY_HEADERS })
    expect(answer.headers.get('connection')).toBe('keep-alive')
  })
})

describe('refusals', () => {
  const refused = async (answer: Response) => {
    const { status, message } = z.object({ status: z.number(), message: z.string() }).parse(await answer.json())
    expect(status).toBe(answer.status)
    return { status, message, headers: answer.headers }
  }

  it('answer 403 to a wrong key, a wrong application or no key, without showing the key', async () => {
    const { post, url } = await serve()
    const wrong: Record<string, string>[] = [
      { 'x-algolia-api-key': 'wrong-key-123' },
      { 'x-algolia-application-id': 'other' },
    ]
    for (const headers of wrong) {
      const { status, message } = await refused(await post(QUERIES, all, headers))
      expect(status).toBe(403)
      expect(message).not.toContain('wrong-key-123')
    }
    expect((await refused(await fetch(url + QUERIES, { method: 'POST', body: '{}' }))).status).toBe(403)
  })

  it('answer 400 to a malformed request', async () => {
    const { post, url } = await serve()
    const statuses = await Promise.all(
      [{}, { requests: 1 }, { requests: [1] }, { requests: [{ query: 'a' }] }, { requests: [], strategy: 'other' }].map(
        async (body) => (await refused(await post(QUERIES, body))).status,
      ),
    )
    expect(statuses).toEqual([400, 400, 400, 400, 400])
    const garbage = await fetch(url + QUERIES, { method: 'POST', body: '{"requests":[', headers: KEY_HEADERS })
    expect((await refused(garbage)).status).toBe(400)
  })

  it('answer 404 or 405 to an unknown index, address or method', async () => {
    const { post, url } = await serve()
    expect((await refused(await post('/1/indexes/nowhere/query', {}))).status).toBe(404)
    expect((await refused(await post('/2/indexes/shop/query', {}))).status).toBe(404)
    expect((await refused(await post('/1/indexes/shop/batch', {}))).status).toBe(404)
    expect((await refused(await fetch(`${url}/1/%zz`, { headers: KEY_HEADERS }))).status).toBe(404)
    const wrong = await refused(await fetch(`${url}/1/indexes/shop/query`, { headers: KEY_HEADERS }))
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it('answer 413 to a batch that is too long', async () => {
    const { post } = await serve()
    const requests = Array.from({ length: 51 }, () => ({ indexName: 'shop' }))
    expect((await refused(await post(QUERIES, { requests }))).status).toBe(413)
  })

  it('answer 503 with Retry-After when there are more searches than places', async () => {
    const { post } = await serve({ limits: { reads: 0 } })
    const { status, headers } = await refused(await post(QUERIES, all))
    expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  })

  it('pass on the status of the engine, with Retry-After', async () => {
    const reader = { search: () => Promise.reject(new SearchError(429, 'Too many queries.')) }
    const { post } = await serve({ reader })
    const { status, headers } = await refused(await post(QUERIES, all))
    expect([status, headers.get('retry-after')]).toEqual([429, '1'])
  })

  it('answer 503 when the engine hangs, and free its place', async () => {
    const reader = { search: () => new Promise<never>(() => {}) }
    const { post } = await serve({ reader, limits: { answerMs: 20, reads: 1 } })
    for (const attempt of [1, 2]) {
      const { status, message } = await refused(await post(QUERIES, all))
      expect([attempt, status, message]).toEqual([attempt, 503, 'The search took too long.'])
    }
  })

  it('show no details of an internal fault, and report the fault', async () => {
    const faults: unknown[] = []
    const { post } = await serve({ onFault: (error) => faults.push(error) })
    const { status, message } = await refused(
      await post(QUERIES, { requests: [{ indexName: 'shop', query: 'explode' }] }),
    )
    expect(status).toBe(500)
    expect(message).not.toContain('secret')
    expect(faults).toEqual([new Error('a secret of ours')])
  })
})
