import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSearchEngine } from '@menagerie/search/engine/search-engine'
import { ADMIN_KEY, SEARCH_KEY, startTestNode } from '@menagerie/search/server/testing/test-node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openSharedReplica } from '../../replica/shared-replica.ts'
import { pageChange, productChange, toChanges } from '../../replica/testing/example-changes.ts'
import { buildForTest } from '../testing/built-site.ts'
import { trapSearchThread } from '../testing/trap-search-thread.ts'

/** Time for the whole built site; a hanging thread is given up after 15 seconds. */
const SOON_MS = 60_000
/** Visible HTML only: a template for scripts also contains the sentence. */
const withoutTemplates = (html: string) => html.replaceAll(/<template[^>]*>.*?<\/template>/gs, '')
const FAILED = '>De zoekfunctie antwoordt op dit moment niet.'
const KAT = { code: 'cat', label: 'Kat' }
const FILTERED = '/aanbod/?animal_type=Kat'
const SEARCHED = '/search/results/?query=zalm'

let built: Awaited<ReturnType<typeof buildForTest>>
let trap: ReturnType<typeof trapSearchThread>
let replicaDir: string

beforeAll(async () => {
  built = await buildForTest()
  trap = trapSearchThread(built.root)
})
afterAll(() => built.remove())
beforeEach(() => {
  replicaDir = mkdtempSync(join(tmpdir(), 'replica-'))
})
afterEach(async () => {
  trap.heal()
  await built.kill()
  rmSync(replicaDir, { recursive: true, force: true })
})

async function start(env: Record<string, string>) {
  const replica = openSharedReplica({ dir: replicaDir })
  const published = [
    pageChange('home', '', { title: 'Welkom' }),
    productChange('1', { name: 'Zalmbrokken' }),
    productChange('2', { name: 'Zalmpaté', facets: { animal_type: [KAT] } }),
    pageChange('lijst', 'aanbod', { template: 'ProductOverviewPage', title: 'Aanbod' }),
  ]
  replica.writer()?.apply(toChanges(published, { cursor: 'cursor-1' }))
  replica.close()
  const { tailwell } = await built.startListening({
    REPLICA_DIR: replicaDir,
    SEARCH_CACHE_DIR: join(replicaDir, 'search-indexes'),
    ...env,
  })
  return async (path: string) => {
    const answer = await fetch(`${tailwell}/nl-nl${path}`)
    const html = await answer.text()
    const names = [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, name]) => name)
    return { status: answer.status, hasFailed: withoutTemplates(html).includes(FAILED), names, html }
  }
}

type AskSite = Awaited<ReturnType<typeof start>>

const answers = (read: AskSite) =>
  vi.waitFor(async () => expect(await read(FILTERED)).toMatchObject({ hasFailed: false, names: ['Zalmpaté'] }), {
    timeout: SOON_MS,
    interval: 200,
  })

/** Expects that a page of results says that search is unavailable and shows the rest, and that other pages do not wait for it. */
async function expectToSaySo(read: AskSite) {
  let isAnswered = false
  const asked = read(FILTERED).finally(() => {
    isAnswered = true
  })
  expect((await read('/')).html).toContain('Welkom')
  const wasAnswered = isAnswered
  expect(await asked).toMatchObject({ status: 200, hasFailed: true, names: ['Zalmbrokken', 'Zalmpaté'] })
  expect(await read(SEARCHED)).toMatchObject({ status: 200, hasFailed: true })
  expect((await read('/aanbod/')).hasFailed).toBe(false)
  return { wasAnswered }
}

test('a search thread that ends repeatedly affects only searches, and recovers automatically', async () => {
  const read = await start({ SEARCH_ENGINE: 'embedded' })
  await answers(read)
  trap.set('ends')
  await vi.waitFor(async () => expect((await read(FILTERED)).hasFailed).toBe(true), { timeout: SOON_MS, interval: 100 })
  await expectToSaySo(read)
  trap.heal()
  await answers(read)
})

test.each(['hangs', 'is late'] as const)(
  'a search thread that %s holds up no other page, and searched pages say that search is unavailable',
  async (what) => {
    const read = await start({ SEARCH_ENGINE: 'embedded' })
    await answers(read)
    trap.set(what)
    await vi.waitFor(async () => expect((await read(FILTERED)).hasFailed).toBe(true), {
      timeout: SOON_MS,
      interval: 100,
    })
    expect(await expectToSaySo(read)).toEqual({ wasAnswered: false })
    trap.heal()
    await answers(read)
  },
)

type Mood = 'well' | 'hangs' | 'breaks off' | 'half' | 'page' | 'fault'

/** Starts a search node behind a connection that the test controls. */
async function startNode() {
  const node = await startTestNode(createSearchEngine())
  const line: { mood: Mood } = { mood: 'well' }
  const server = createServer((incoming, answer) => {
    const { mood } = line
    const isRead = incoming.url?.includes('/queries') === true
    if (mood === 'well' || !isRead) {
      const { method, url, headers } = incoming
      const passed = request(`${node.url}${url}`, { method, headers }, (found) => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      incoming.pipe(passed)
    } else if (mood === 'breaks off') incoming.socket.destroy()
    else if (mood === 'half') answer.writeHead(200, { 'content-length': 900 }).write('{"results":[{"hits":[')
    else if (mood === 'page') answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Hello')
    else if (mood === 'fault') answer.writeHead(500).end('{}')
  }).listen(0, '127.0.0.1')
  await vi.waitFor(() => expect(server.listening).toBe(true))
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await node.end()
  })
  const address = server.address()
  return { line, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
}

test('a search node that hangs, disconnects or answers wrongly affects only searches, and is asked again', async () => {
  const { line, url } = await startNode()
  const keys = { SEARCH_SERVICE_KEY: SEARCH_KEY, SEARCH_SERVICE_ADMIN_KEY: ADMIN_KEY }
  const read = await start({ SEARCH_ENGINE: 'node', SEARCH_SERVICE_URL: url, ...keys })
  await answers(read)
  for (const mood of ['hangs', 'breaks off', 'half', 'page', 'fault'] as const) {
    line.mood = mood
    await expectToSaySo(read)
    line.mood = 'well'
    await answers(read)
  }
})
