import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedChange } from '@menagerie/contract/feed'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { ADMIN_KEY, SEARCH_KEY, startTestNode } from '@menagerie/search/server/testing/test-node'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { SEARCH_INDEX_TYPES } from '@menagerie/sites/search-index'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { openSharedReplica } from '../../replica/shared-replica.ts'
import {
  articleChange,
  pageChange,
  productChange,
  toChanges,
  tombstone,
} from '../../replica/testing/example-changes.ts'
import { buildForTest } from '../testing/built-site.ts'

/** Time for the whole built site: its process, the search thread, the processes that build indexes. */
const SOON_MS = 60_000
const INDEXES = BRAND_LOCALES.length * SEARCH_INDEX_TYPES.length
const KEY = 'x-algolia-application-id=menagerie&x-algolia-api-key=public-search'

let built: Awaited<ReturnType<typeof buildForTest>>
let replicaDir: string
let indexDir: string

beforeAll(async () => {
  built = await buildForTest()
})
afterAll(() => built.remove())
beforeEach(() => {
  replicaDir = mkdtempSync(join(tmpdir(), 'replica-'))
  indexDir = join(replicaDir, 'search-indexes')
})
afterEach(async () => {
  await built.kill()
  rmSync(replicaDir, { recursive: true, force: true })
})

/** Replaces the process that reads the feed: the site reads the changes given here. */
function openFeed(...first: FeedChange[]) {
  const replica = openSharedReplica({ dir: replicaDir })
  onTestFinished(() => replica.close())
  let cursor = 0
  const publish = (...changes: FeedChange[]) => {
    cursor += 1
    replica.writer()?.apply(toChanges(changes, { cursor: `cursor-${cursor}` }))
  }
  publish(...first)
  return publish
}

const start = (env: Record<string, string> = {}) =>
  built.startListening({ REPLICA_DIR: replicaDir, SEARCH_CACHE_DIR: indexDir, SEARCH_ENGINE: 'embedded', ...env })

const answerSchema = z.looseObject({
  status: z.number().optional(),
  message: z.string().optional(),
  results: z.array(z.looseObject({ hits: z.array(z.looseObject({ objectID: z.string() })) })).optional(),
})

async function ask(origin: string, body: unknown, key = KEY) {
  const answer = await fetch(`${origin}/1/indexes/*/queries?${key}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, ...answerSchema.parse(await answer.json()) }
}

async function find(origin: string, indexName: string, query: string) {
  const { results } = await ask(origin, { requests: [{ indexName, query }] })
  return results?.[0]?.hits.map(({ objectID }) => objectID).sort()
}

const finds = (origin: string, index: string, query: string, ids: string[]) =>
  vi.waitFor(async () => expect(await find(origin, index, query)).toEqual(ids), { timeout: SOON_MS, interval: 50 })

test('published entries are found in the indexes where they belong, and gated pages in none', async () => {
  openFeed(
    productChange('1', { name: 'Zalmbrokken' }),
    productChange('2', { name: 'Aldergrove zalm' }, { brand: 'aldergrove' }),
    pageChange('p', 'over-zalm', { title: 'Over zalm' }),
    pageChange('g', 'zalm-voor-zaken', { title: 'Zalm voor zaken', is_gated: true }),
    articleChange('b', { title: 'Zalm in de blog', role_type: 'blog' }, { path: 'blog/b' }),
    articleChange('a', { title: 'Zalm als advies' }),
  )
  const { tailwell, aldergrove } = await start()
  await finds(tailwell, 'products_nl_NL', 'zalm', ['1'])
  await finds(aldergrove, 'aldergrove_products_nl_NL', 'zalm', ['2'])
  await finds(tailwell, 'pages_nl_NL', 'zalm', ['a', 'b', 'p'])
  await finds(tailwell, 'blog_nl_NL', 'zalm', ['b'])
  await finds(tailwell, 'pages_de_DE', 'zalm', [])
})

test('a publish becomes searchable automatically', async () => {
  const publish = openFeed(productChange('1', { name: 'Zalm' }), productChange('2', { name: 'Eend' }))
  const { tailwell } = await start()
  await finds(tailwell, 'products_nl_NL', 'zalm', ['1'])
  for (const round of ['3', '4', '5']) {
    publish(
      productChange('2', { name: 'Eend en zalm' }),
      productChange(round, { name: `Zalm ${round}` }),
      tombstone(productChange('1')),
    )
    await finds(tailwell, 'products_nl_NL', `zalm ${round}`, [round])
  }
  await finds(tailwell, 'products_nl_NL', 'zalm', ['2', '3', '4', '5'])
})

test('synonyms of editors apply after their publish', async () => {
  const publish = openFeed(productChange('1', { name: 'Brokken' }), productChange('2', { name: 'Kauwbot' }))
  const { tailwell } = await start()
  await finds(tailwell, 'products_nl_NL', 'brokken', ['1'])
  const synonyms = { synonyms: [{ type: 'onewaysynonym', word: 'kluif', words: ['kauwbot'] }] }
  publish({ ...pageChange('s', ''), kind: 'search-synonyms', key: 's', path: null, body: synonyms })
  await finds(tailwell, 'products_nl_NL', 'kluif', ['2'])
})

test('an unusable synonym row is skipped and counted, and other rows and later publishes still work', async () => {
  const bad = {
    synonyms: [
      { type: 'synonym', words: ['spot-on', 'spot on'] },
      { type: 'synonym', words: ['hap', 'brokken'] },
    ],
  }
  const list = { ...pageChange('s', ''), kind: 'search-synonyms', key: 's', path: null, body: bad } as const
  const publish = openFeed(productChange('1', { name: 'Brokken' }), list)
  const { tailwell, aldergrove } = await start()
  await finds(tailwell, 'products_nl_NL', 'hap', ['1'])
  publish(productChange('2', { name: 'Zalm' }, { brand: 'aldergrove' }), productChange('3', { name: 'Hapklaar' }))
  await finds(aldergrove, 'aldergrove_products_nl_NL', 'zalm', ['2'])
  await finds(tailwell, 'products_nl_NL', 'hap', ['1', '3'])
  const told = async () => /search_unusable_rows (\d+)$/m.exec(await (await fetch(`${tailwell}/metrics`)).text())?.[1]
  await vi.waitFor(async () => expect(await told()).toBe('1'), { timeout: SOON_MS, interval: 200 })
})

test('a killed site searches from its index files at once, and rebuilds a damaged index while it serves pages', async () => {
  openFeed(productChange('1', { name: 'Zalm' }), pageChange('home', '', { title: 'Welkom' }))
  const first = await start()
  await finds(first.tailwell, 'products_nl_NL', 'zalm', ['1'])
  await vi.waitFor(() => expect(readdirSync(indexDir)).toHaveLength(INDEXES), { timeout: SOON_MS })
  await built.kill()
  const file = join(indexDir, 'products_nl_NL.index')
  const damaged = readFileSync(file).fill(7, 40, 60)
  writeFileSync(file, damaged)
  const second = await start()
  expect((await fetch(`${second.tailwell}/nl-nl/`)).status).toBe(200)
  expect(await find(second.tailwell, 'pages_nl_NL', 'welkom')).toEqual(['home'])
  await finds(second.tailwell, 'products_nl_NL', 'zalm', ['1'])
  expect(second.said.text).toContain('The file of a search index could not be used')
})

test('without an index folder searches work from memory, find a publish, and the site reports the reason', async () => {
  const publish = openFeed(productChange('1', { name: 'Zalm' }))
  writeFileSync(indexDir, 'a file in place of the folder')
  const { tailwell, said } = await start()
  await finds(tailwell, 'products_nl_NL', 'zalm', ['1'])
  publish(productChange('2', { name: 'Zalm' }))
  await finds(tailwell, 'products_nl_NL', 'zalm', ['1', '2'])
  const readiness = async () => (await fetch(`${tailwell}/readyz`)).text()
  await vi.waitFor(async () => expect(await readiness()).toContain('in memory alone'), { timeout: SOON_MS })
  expect(said.text.match(/cannot be kept in SEARCH_CACHE_DIR/g)).toHaveLength(1)
})

test('sites can share a search node that one of them fills, and a site does not accept the key of the node', async () => {
  const node = await startTestNode(createSearchEngine())
  onTestFinished(node.end)
  const feeding = openSharedReplica({ dir: replicaDir })
  feeding.writer()?.apply(toChanges([productChange('1', { name: 'Zalm' })]))
  feeding.close()
  const shared = { SEARCH_ENGINE: 'node', SEARCH_SERVICE_URL: node.url, SEARCH_SERVICE_KEY: SEARCH_KEY }
  const first = await start({ ...shared, SEARCH_SERVICE_ADMIN_KEY: ADMIN_KEY, SEARCH_PREFIXES: 'tailwell=shared_' })
  await finds(first.tailwell, 'shared_products_nl_NL', 'zalm', ['1'])
  const reading = await start({
    ...shared,
    REPLICA_DIR: join(replicaDir, 'other'),
    SEARCH_PREFIXES: 'tailwell=shared_',
  })
  expect(await find(reading.tailwell, 'shared_products_nl_NL', 'zalm')).toEqual(['1'])
  const { status } = await ask(
    first.tailwell,
    { requests: [] },
    `x-algolia-application-id=menagerie&x-algolia-api-key=${SEARCH_KEY}`,
  )
  expect(status).toBe(403)
})

test('search requests that are unauthorised, invalid or too large are refused', async () => {
  openFeed(productChange('1', { name: 'Zalm' }))
  const { tailwell } = await start()
  await finds(tailwell, 'products_nl_NL', 'zalm', ['1'])
  const request = { indexName: 'products_nl_NL', query: 'zalm' }
  expect(await ask(tailwell, { requests: [request] }, 'x-algolia-api-key=wrong')).toMatchObject({ status: 403 })
  expect(await ask(tailwell, { requests: [{ ...request, indexName: 'nope' }] })).toMatchObject({ status: 404 })
  expect(await ask(tailwell, { requests: [{ ...request, filters: 'a:b AND' }] })).toMatchObject({
    status: 400,
    message: expect.stringContaining('filters'),
  })
  expect(await ask(tailwell, { requests: [request], junk: 'x'.repeat(70_000) })).toMatchObject({ status: 413 })
  expect(await ask(tailwell, { requests: Array.from({ length: 51 }, () => request) })).toMatchObject({ status: 413 })
  expect((await fetch(`${tailwell}/1/indexes/products_nl_NL/settings?${KEY}`)).status).toBe(404)
  expect(
    (await fetch(`${tailwell}/1/indexes/products_nl_NL/batch?${KEY}`, { method: 'POST', body: '{}' })).status,
  ).toBe(404)
})
