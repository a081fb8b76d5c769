import { expect, test, vi } from 'vitest'
import { createSearchClient } from './search-client.ts'

const request = (query: string) => [{ indexName: 'products', query }]
const answer = (...results: unknown[]) => new Response(JSON.stringify({ results }))

/** A search that answers when the test says so. */
function openSlowSearch() {
  const calls: { body: string; signal: AbortSignal | null | undefined; answer: (response: Response) => void }[] = []
  const client = createSearchClient('/1/indexes/*/queries', (_address, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    calls.push({ body: String(init?.body), signal: init?.signal, answer: resolve })
    return promise
  })
  return { client, calls }
}

test('a new search aborts the one before, and only the answer to the last one counts', async () => {
  const { client, calls } = openSlowSearch()
  const first = client.search(request('sal'))
  const second = client.search(request('salmon'))
  expect(calls[0]?.signal?.aborted).toBe(true)
  calls[1]?.answer(answer('salmon'))
  calls[0]?.answer(answer('sal'))
  expect(await second).toEqual(['salmon'])
  expect(await first).toBeUndefined()
})

test('a repeated search is answered at once, without a request', async () => {
  const search = vi.fn(async () => answer('hit'))
  const client = createSearchClient('/1/indexes/*/queries', search)
  await client.search(request('salmon'))
  expect(await client.search(request('salmon'))).toEqual(['hit'])
  expect(search).toHaveBeenCalledTimes(1)
})

test('an error status and a network error reject the search, and the next search works', async () => {
  const search = vi
    .fn(async () => answer('hit'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new TypeError('no network'))
  const client = createSearchClient('/1/indexes/*/queries', search)
  await expect(client.search(request('a'))).rejects.toThrow('503')
  await expect(client.search(request('a'))).rejects.toThrow('no network')
  expect(await client.search(request('a'))).toEqual(['hit'])
})
