import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { startTestContentApi } from '../testing/test-content-api.ts'
import { productOf } from '../testing/test-entries.ts'
import { openPublished } from '../testing/test-published.ts'
import { sendWholeList, WholeList } from './call/whole-list.ts'
import { SlowReader } from './call/write-in-time.ts'

/** Serves the list over real HTTP; returns its address and errors of the server. */
async function serve(batches: () => AsyncGenerator<unknown[]>) {
  const { promise: problem, resolve: onProblem } = Promise.withResolvers<unknown>()
  const server = createServer((_, response) => {
    void sendWholeList(response, new WholeList(batches()), { headers: {}, slowMs: 300, onProblem })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, problem }
}

test('a list is sent as one JSON document, also with empty batches or no rows', async () => {
  const full = await serve(async function* () {
    yield [{ n: 1 }, { n: 2 }]
    yield []
    yield [{ n: 3 }]
  })
  expect(await (await fetch(full.url)).json()).toEqual({ data: [{ n: 1 }, { n: 2 }, { n: 3 }] })
  const empty = await serve(async function* () {})
  expect(await (await fetch(empty.url)).json()).toEqual({ data: [] })
})

test('a client that reads nothing is disconnected, and no more rows are read for it', async () => {
  let read = 0
  const { url, problem } = await serve(async function* () {
    for (; read < 1_000; read += 1) yield ['x'.repeat(1024 * 1024)]
  })
  const response = await fetch(url)
  expect(await problem).toBeInstanceOf(SlowReader)
  expect(read).toBeLessThan(50)
  await response.body?.cancel().catch(() => {})
})

test('an answer that breaks off midway is not valid JSON', async () => {
  const { url, problem } = await serve(async function* () {
    yield [{ n: 1 }]
    throw new Error('the database is gone')
  })
  await expect(fetch(url).then((response) => response.json())).rejects.toThrow()
  expect(await problem).toMatchObject({ message: 'the database is gone' })
})

test('all of ten thousand products are sent, each once', async () => {
  const database = await createTestDatabase()
  const published = openPublished(database.url)
  const api = await startTestContentApi({ databaseUrl: database.url, mediaDir: '/nowhere' })
  await published.read(
    `insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
     select 'product', 'tailwell', 'nl_NL', n::text, 'honden/product-' || n,
       $1::jsonb || jsonb_build_object('sku', n::text), '', 'test/' || n from generate_series(1, 10000) as n`,
    [JSON.stringify(productOf('1', 'Brokken'))],
  )
  const { status, body } = await api.read('/products', { all: '1' })
  expect(status).toBe(200)
  const skus = JSON.stringify(body).match(/(?<="sku":")\d+(?=","name")/g)
  expect(new Set(skus).size).toBe(10_000)
  expect(skus).toHaveLength(10_000)
  await published.close()
  await api.close()
  await database.drop()
})
