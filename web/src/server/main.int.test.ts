import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../../scripts/port.ts'
import { openReplica } from '../replica/open-replica.ts'
import { writeSnapshot } from '../replica/snapshot.ts'
import { mediaChange, pageChange, toChanges } from '../replica/testing/example-changes.ts'
import { buildForTest } from './testing/built-site.ts'

const PICTURE = '11111111-1111-4111-8111-111111111111'

let built: Awaited<ReturnType<typeof buildForTest>>
let filled: string

beforeAll(async () => {
  built = await buildForTest()
  filled = join(built.root, 'filled')
  const replica = openReplica({ dir: filled })
  const bytes = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#88aa33' } })
    .png()
    .toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex')
  mkdirSync(dirname(replica.mediaFile(hash)), { recursive: true })
  writeFileSync(replica.mediaFile(hash), bytes)
  const picture = mediaChange(PICTURE, 'picture')
  replica.apply(
    toChanges([
      pageChange('home', '', { title: 'Welkom' }),
      pageChange('home-al', '', { title: 'Aldergrove' }, { brand: 'aldergrove' }),
      { ...picture, body: Object.assign({}, picture.body, { hash }) },
    ]),
  )
  replica.close()
})
afterAll(() => built.remove())
afterEach(() => built.kill())

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('the health port answers while visitors hold all connections, and serves no pages (decision 055)', async () => {
  const port = await findFreePort()
  const env = { REPLICA_DIR: filled, HEALTH_PORT: String(port), MAX_CONNECTIONS: '4', METRICS_TOKEN: 'figures' }
  const { tailwell } = await built.startListening(env)
  const { port: ofVisitors } = new URL(tailwell)
  const held = Array.from({ length: 12 }, () => connect(Number(ofVisitors), '127.0.0.1').on('error', () => {}))
  onTestFinished(() => {
    for (const socket of held) socket.destroy()
  })
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const ask = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  expect(await (await ask('/healthz')).text()).toBe('ok')
  expect(await (await ask('/readyz')).json()).toEqual({ ready: true })
  expect((await ask('/metrics')).status).toBe(403)
  const figures = await ask('/metrics', { authorization: 'Bearer figures' })
  expect(await figures.text()).toContain('menagerie_requests_total{kind="page",result="hit"}')
  for (const path of ['/', '/nl-nl/', '/1/indexes/x/query', '/geolocale']) expect((await ask(path)).status).toBe(404)
})

test('without any other service the site serves pages, files and pictures of both brands', async () => {
  const { tailwell, aldergrove } = await built.startListening({ REPLICA_DIR: filled })
  for (const [url, title] of [
    [`${tailwell}/nl-nl/`, 'Welkom'],
    [`${aldergrove}/`, 'Aldergrove'],
  ] as const) {
    const page = await fetch(url)
    const html = await page.text()
    expect([page.status, html.includes(title)]).toEqual([200, true])
    const addresses = [...html.matchAll(/(?<!-)(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1])
    expect(addresses.length).toBeGreaterThan(2)
    for (const address of new Set(addresses)) {
      const file = await fetch(new URL(String(address), url))
      expect([address, file.status]).toEqual([address, 200])
      expect(file.headers.get('cache-control')).toContain('immutable')
    }
  }
  const picture = await fetch(`${tailwell}/imaging/${PICTURE}/100x100/1`, {
    headers: { Accept: 'image/webp' },
  })
  expect([picture.status, picture.headers.get('content-type'), picture.headers.get('vary')]).toEqual([
    200,
    'image/webp',
    'Accept',
  ])
  expect(await (await fetch(`${tailwell}/readyz`)).json()).toMatchObject({ ready: true, feed: 'lost' })
})

test('a new site that cannot reach the studio answers 503, reports the reason and keeps running', async () => {
  const { child, tailwell } = await built.startListening({ REPLICA_DIR: newFolder() })
  expect((await fetch(`${tailwell}/`)).status).toBe(503)
  const ready = await fetch(`${tailwell}/readyz`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { missing: ['replica: nothing was loaded yet'] }])
  expect((await fetch(`${tailwell}/healthz`)).status).toBe(200)
  expect(child.exitCode).toBeNull()
})

test('a site starts from a snapshot alone', async () => {
  const folder = newFolder()
  writeSnapshot(filled, join(folder, 'snapshot.db'))
  const { tailwell } = await built.startListening({
    REPLICA_DIR: join(folder, 'replica'),
    SNAPSHOT: join(folder, 'snapshot.db'),
    CONTENT_API_TOKEN: '',
  })
  expect((await fetch(`${tailwell}/nl-nl/`)).status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops the process cleanly', async (signal) => {
  const { child, said } = await built.startListening({ REPLICA_DIR: filled })
  child.kill(signal)
  const [code] = await once(child, 'exit')
  expect([code, said.text.includes('The site has stopped')]).toEqual([0, true])
})

test('a port in use ends the process with one sentence that names the port and its variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = String(address !== null && typeof address === 'object' ? address.port : 0)
  const { child, said } = await built.start({ REPLICA_DIR: join(built.root, 'untouched'), WEB_PORT_ALDERGROVE: port })
  const [code] = await once(child, 'exit')
  taken.close()
  expect([code, said.text.trim()]).toEqual([
    1,
    `Port ${port} is in use: stop what listens there, or set WEB_PORT_ALDERGROVE to another port.`,
  ])
})

test.each([
  [{ WEB_PORT_TAILWELL: 'http' }, /^The environment is not usable: WEB_PORT_TAILWELL/],
  [{ SNAPSHOT: '/does/not/exist.db' }, /^The site's data in .*There is no snapshot \/does\/not\/exist\.db\.$/],
  [{ REPLICA_DIR: '/dev/null/replica' }, /^The site's data in \/dev\/null\/replica \(REPLICA_DIR\) cannot be opened/],
])('the setting %o is refused in one sentence', async (env, sentence) => {
  const { child, said } = await built.start({ REPLICA_DIR: filled, ...env })
  const [code] = await once(child, 'exit')
  expect([code, said.text.trim().split('\n').length]).toEqual([1, 1])
  expect(said.text.trim()).toMatch(sentence)
})
