import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchStores } from './fetch-stores.ts'

type StandInReply = (page: number, response: ServerResponse) => void
let answer: StandInReply
let asked: { path: string; token: string | undefined }[] = []
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://x')
  asked.push({ path: url.pathname + url.search, token: request.headers.authorization })
  answer(Number(url.searchParams.get('page') ?? 1), response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port }: AddressInfo = Object(server.address())
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => new Promise((done) => server.close(done).closeAllConnections()))
beforeEach(() => {
  asked = []
})

const send = (response: ServerResponse, json: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
const page = (number: number, last: number) => ({
  data: [{ id: number }],
  next_page_url: number < last ? `/stores?page=${number + 1}` : null,
})

async function run(next: StandInReply, waitMs?: number) {
  answer = next
  const logged: string[] = []
  const options = { url: `${origin}/stores`, token: 'secret', log: (message: string) => logged.push(message) }
  const { stores, isComplete } = await fetchStores({ ...options, ...(waitMs && { waitMs }) })
  return { count: stores.length, isComplete, logged }
}

test('all pages are read in their order and with the token', async () => {
  const { count, isComplete, logged } = await run((number, response) => send(response, page(number, 3)))
  expect([count, isComplete, logged]).toEqual([3, true, []])
  expect(asked.map(({ path }) => path)).toEqual(['/stores', '/stores?page=2', '/stores?page=3'])
  expect(asked.every(({ token }) => token === 'Bearer secret')).toBe(true)
})

test.each<[string, RegExp, StandInReply]>([
  ['an answer that is not OK', /^HTTP error: 500/, (_n, response) => send(response, {}, 500)],
  ['a repeated page', /came again/, (_n, response) => send(response, { data: [1], next_page_url: '/stores' })],
  ['an answer that is not JSON', /^HTTP error/, (_n, response) => response.end('<html>')],
  ['JSON of another shape', /no page of stores/, (_n, response) => send(response, { stores: [] })],
  [
    'a link to another origin',
    /another origin/,
    (_n, response) => send(response, { data: [1], next_page_url: 'https://x.example' }),
  ],
  ['a redirect', /^HTTP error/, (_n, response) => response.writeHead(302, { location: '/stores?page=2' }).end()],
  [
    'an answer that is cut off',
    /^HTTP error/,
    (_n, response) => {
      response.writeHead(200, { 'content-length': '9999' }).write('{"data":')
      setTimeout(() => response.destroy(), 20)
    },
  ],
])(
  '%s on the second page stops the paging, and the stores of the first page are kept',
  async (_what, reason, second) => {
    const { count, isComplete, logged } = await run((number, response) => {
      if (number === 1) send(response, { data: [1], next_page_url: '/stores?page=2' })
      else second(number, response)
    })
    expect([count, isComplete]).toEqual([expect.any(Number), false])
    expect(logged).toEqual([expect.stringMatching(reason)])
  },
)

test('an empty second page is the end of the list', async () => {
  const { count, isComplete, logged } = await run((number, response) => {
    send(response, number === 1 ? page(1, 2) : { data: [] })
  })
  expect([count, isComplete, logged]).toEqual([1, true, []])
})

test('an API without any store is treated as an error', async () => {
  const { isComplete, logged } = await run((_n, response) => send(response, { data: [], next_page_url: null }))
  expect([isComplete, logged]).toEqual([false, ['There are no stores at all']])
})

test('an answer that never ends is abandoned', async () => {
  const { isComplete, logged } = await run((_n, response) => response.writeHead(200).write('{'), 200)
  expect([isComplete, logged]).toEqual([false, [expect.stringMatching(/^HTTP error/)]])
})

test('a page ten times as large as the first is not read to its end', async () => {
  const { count, isComplete, logged } = await run((number, response) => {
    if (number === 1) send(response, page(1, 2))
    else send(response, { data: ['x'.repeat(500_000)], next_page_url: null })
  })
  expect([count, isComplete]).toEqual([1, false])
  expect(logged[0]).toContain('longer than')
})

test('no more than 1,000 pages are followed', async () => {
  const { count, isComplete } = await run((number, response) => send(response, page(number, 5_000)))
  expect([count, isComplete, asked.length]).toEqual([1_000, false, 1_000])
})
