import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FeedChange } from '@menagerie/contract/feed'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { ADMIN_KEY, SEARCH_KEY, startTestNode } from '@menagerie/search/server/testing/test-node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openSharedReplica } from '../../replica/shared-replica.ts'
import { articleChange, pageChange, productChange, toChanges } from '../../replica/testing/example-changes.ts'
import { buildForTest } from '../testing/built-site.ts'

/** Tests pages with search results, on the whole built site (spec §2, §8). */
const SOON_MS = 60_000
const HUND = { code: 'dog', label: 'Hond' }
const KAT = { code: 'cat', label: 'Kat' }

let built: Awaited<ReturnType<typeof buildForTest>>
let replicaDir: string

beforeAll(async () => {
  built = await buildForTest()
})
afterAll(() => built.remove())
beforeEach(() => {
  replicaDir = mkdtempSync(join(tmpdir(), 'replica-'))
})
afterEach(async () => {
  await built.kill()
  rmSync(replicaDir, { recursive: true, force: true })
})

function publish(...changes: FeedChange[]) {
  const replica = openSharedReplica({ dir: replicaDir })
  replica.writer()?.apply(toChanges(changes, { cursor: 'cursor-1' }))
  replica.close()
}

const PUBLISHED = [
  productChange('1', { name: 'Zalmbrokken, 2 kg', variant_group: 'zalm', facets: { animal_type: [HUND] } }),
  productChange('2', { name: 'Zalmbrokken, 5 kg', variant_group: 'zalm', facets: { animal_type: [HUND] } }),
  productChange('3', { name: 'Zalmpaté', facets: { animal_type: [KAT] } }),
  articleChange('b', { title: 'Zalm in de blog', role_type: 'blog' }, { path: 'blog/b' }),
  pageChange('lijst', 'aanbod', { template: 'ProductOverviewPage', title: 'Aanbod' }),
]

async function start(env: Record<string, string> = { SEARCH_ENGINE: 'embedded' }) {
  publish(...PUBLISHED)
  const { tailwell } = await built.startListening({
    REPLICA_DIR: replicaDir,
    SEARCH_CACHE_DIR: join(replicaDir, 'search-indexes'),
    ...env,
  })
  return async (path: string) => {
    const answer = await fetch(`${tailwell}/nl-nl${path}`, { redirect: 'manual' })
    const html = await answer.text()
    const names = [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name)
    return { status: answer.status, html, names, stored: answer.headers.get('cache-control') }
  }
}

const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: SOON_MS, interval: 100 })

test('typed words and filters are searched for, the plain list is cached, and sizes of a product share one card', async () => {
  const read = await start()
  const plain = await read('/aanbod/')
  expect(plain.names).toEqual(['Zalmbrokken, 2 kg', 'Zalmpaté'])
  expect(plain.html).toContain('2 varianten')
  expect(plain.stored).not.toContain('no-store')
  // Until the search is ready, a list shows all its products.
  await soon(async () => expect((await read('/aanbod/?animal_type=Kat')).names).toEqual(['Zalmpaté']))
  expect((await read('/search/products/?query=zalm')).names).toHaveLength(2)
  const filtered = await read('/aanbod/?animal_type=Kat')
  expect(filtered.names).toEqual(['Zalmpaté'])
  expect(filtered.stored).toContain('no-store')
  expect(filtered.html).toContain('noindex')
  // A list with so few products has no filter panel, and shows a chosen filter as a chip.
  expect(filtered.html).toContain('Filter verwijderen')
  expect((await read('/aanbod/?animal_type=Kat&page=2')).status).toBe(404)
  expect((await read('/search/results/?type=blog&query=zalm')).names).toEqual(['Zalm in de blog'])
  expect((await read('/search/results/?query=zalm')).html).toContain('Blogs (1)')
  expect((await read('/blog/?query=zalm')).names).toEqual(['Zalm in de blog'])
  const nothing = await read('/search/products/?query=qqqqqq')
  expect(nothing.status).toBe(200)
  expect(nothing.html).toContain('ik heb de hele website afgezocht')
  expect(nothing.html).toContain('Nieuwste producten')
  expect(nothing.html).toMatch(/<h4[^>]*>(?:<a [^>]*>)?Zalmpaté/)
})

test('without search the plain lists work, and searched lists say that search is unavailable', async () => {
  const read = await start({ SEARCH_ENGINE: 'off' })
  expect((await read('/aanbod/')).names).toHaveLength(2)
  const asked = await read('/search/products/?query=zalm')
  expect(asked.status).toBe(200)
  expect(asked.html).toContain('>De zoekfunctie antwoordt op dit moment niet.')
  expect(asked.names).toHaveLength(2)
  expect((await read('/search/results/?query=zalm')).html).not.toContain('>Echt, ik heb')
})

test('a search node filters a list, and a stopped node leaves the whole list with a notice', async () => {
  const node = await startTestNode(createSearchEngine())
  let isUp = true
  onTestFinished(() => (isUp ? node.end() : undefined))
  const read = await start({
    SEARCH_ENGINE: 'node',
    SEARCH_SERVICE_URL: node.url,
    SEARCH_SERVICE_KEY: SEARCH_KEY,
    SEARCH_SERVICE_ADMIN_KEY: ADMIN_KEY,
  })
  await soon(async () => expect((await read('/aanbod/?animal_type=Kat')).names).toEqual(['Zalmpaté']))
  await node.end()
  isUp = false
  const asked = await read('/aanbod/?animal_type=Kat')
  expect(asked.status).toBe(200)
  expect(asked.html).toContain('>De zoekfunctie antwoordt op dit moment niet.')
  expect(asked.names).toEqual(['Zalmbrokken, 2 kg', 'Zalmpaté'])
})

test('a search that hangs leaves the whole list with a notice that search is unavailable', async () => {
  const hanging = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(hanging, 'listening')
  onTestFinished(() => {
    hanging.closeAllConnections()
    hanging.close()
  })
  const address = hanging.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const read = await start({
    SEARCH_ENGINE: 'node',
    SEARCH_SERVICE_URL: `http://127.0.0.1:${port}`,
    SEARCH_SERVICE_KEY: SEARCH_KEY,
    SEARCH_SERVICE_ADMIN_KEY: ADMIN_KEY,
  })
  const asked = await read('/aanbod/?animal_type=Kat')
  expect(asked.status).toBe(200)
  expect(asked.stored).toContain('no-store')
  expect(asked.html).toContain('>De zoekfunctie antwoordt op dit moment niet.')
  expect(asked.names).toEqual(['Zalmbrokken, 2 kg', 'Zalmpaté'])
  expect((await read('/aanbod/')).names).toHaveLength(2)
})
