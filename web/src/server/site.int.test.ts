import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askRaw as askAt, toRawGet as GET, type RawAnswer, statusesIn, talk as talkTo } from './testing/raw-client.ts'
import { type ServedSite, serveStandIn } from './testing/serve-stand-in.ts'

let site: ServedSite

beforeEach(async () => {
  site = await serveStandIn()
})
afterEach(() => site.close())

const ask = (path: string, options?: Parameters<typeof askAt>[2]): Promise<RawAnswer> => askAt(site.port, path, options)
const talk = (pieces: string[]) => talkTo(site.port, pieces)

test.each(['cold', 'just dropped'])(
  'a thousand simultaneous requests for a page that is %s cause one render',
  async (state) => {
    if (state === 'just dropped') {
      await ask('/about/')
      site.publish('about', 'All about us')
    }
    const before = site.renders.get('about') ?? 0
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => ask('/about/', { headers: { 'Accept-Encoding': 'gzip' } })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => gunzipSync(answer.body).toString())).size).toBe(1)
    expect(site.renders.get('about')).toBe(before + 1)
  },
)

test('a thousand unknown addresses and page numbers leave nothing in the cache', async () => {
  await ask('/nowhere/')
  const { size, bytes } = site.pages.cache
  const asked = Array.from({ length: 1_000 }, (_, n) => GET(n % 2 ? `/nowhere-${n}/` : `/list/?page=${n + 4}&q=${n}`))
  for (let at = 0; at < asked.length; at += 50) {
    const statuses = statusesIn(await talk([asked.slice(at, at + 50).join('')]))
    expect(new Set(statuses)).toEqual(new Set([404]))
  }
  expect([site.pages.cache.size, site.pages.cache.bytes]).toEqual([size, bytes])
  expect(site.renders.get('error 404')).toBe(1)
})

test('a page and the 404 page that cannot be rendered show their last version with a stale header', async () => {
  await ask('/about/')
  await ask('/nowhere/')
  site.state.failing = true
  site.publish('menu', 'New menu')
  site.publish('error', 'New words')
  for (const [path, status, words] of [
    ['/about/', 200, 'About us'],
    ['/nowhere/', 404, 'Error 404'],
  ] as const) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers['x-menagerie-stale']]).toEqual([path, status, 'render-failed'])
    expect(answer.body.toString()).toContain(words)
  }
  expect(site.metrics.get('page:stale')).toBe(2)
  const never = await ask('/')
  expect([never.status, never.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(never.headers['x-request-id']).toMatch(/./)
})

test.each([
  ['a page', '/about/', {}],
  ['a compressed page', '/about/', { 'Accept-Encoding': 'br' }],
  ['the second page of a list', '/list/?page=2', {}],
  ['a list with a query', '/list/?query=dog', {}],
  ['an unknown address', '/nowhere/', {}],
  ['an unreadable address', '/%zz/', {}],
  ['a non-canonical address', '/About', {}],
  ['a redirect to another website', '/away/', {}],
  ['a page that the client has already', '/about/', { 'If-None-Match': '*' }],
  ['another host', '/about/', { Host: 'evil.example' }],
  ['the health check', '/healthz', {}],
  ['a missing picture', '/imaging/x/y/1', {}],
])('HEAD of %s has the status and headers of GET and no body', async (_name, path, headers) => {
  const [get, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })]
  expect([head.status, head.body.length]).toEqual([get.status, 0])
  // Ignores the connection's headers and the date.
  const { date: _, connection: _c, 'keep-alive': _k, ...about } = head.headers
  expect(get.headers).toMatchObject(about)
  expect(Object.keys(about).length).toBeGreaterThan(3)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused with a list of the allowed methods',
  async (method) => {
    const answer = await ask('/about/', { method })
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test('an unknown Host gets 421 and no page, whatever forwarding headers say', async () => {
  const strangers: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: 'evil.example', 'X-Forwarded-Host': 'localhost' },
  ]
  for (const headers of strangers) {
    const answer = await ask('/about/', { headers })
    expect(answer.status).toBe(421)
    expect(answer.body.toString()).not.toContain('About us')
  }
})

test('forwarding headers of untrusted clients do not change a page', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher', Forwarded: 'host=evil.example' }
  const attacked = await ask('/about/', { headers })
  expect(attacked.body.toString()).not.toContain('evil')
  expect((await ask('/about', { headers })).headers.location).toBe('/about/')
})

test('an upgrade to another protocol is refused, and an offer of HTTP/2 is ignored', async () => {
  const socket = await talk([GET('/', 'Connection: Upgrade', 'Upgrade: websocket')])
  expect(statusesIn(socket)).toEqual([400])
  expect(
    statusesIn(await talk([GET('/', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x')])),
  ).toEqual([200])
})

test('one connection carries cached pages and other requests in order', async () => {
  const said = await talk([GET('/about/'), GET('/about/'), GET('/healthz'), GET('/about/'), GET('/nope/')])
  expect(statusesIn(said)).toEqual([200, 200, 200, 200, 404])
})

test('pipelined requests are answered in order', async () => {
  const said = await talk([GET('/about/') + GET('/nope/') + GET('/about/')])
  expect(statusesIn(said)).toEqual([200, 404, 200])
})

test('a request that arrives in several pieces is answered', async () => {
  const text = GET('/about/')
  expect(statusesIn(await talk([text.slice(0, 5), text.slice(5, 20), text.slice(20)]))).toEqual([200])
})

test('health, readiness and metrics are answered for any Host, and only for GET', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await ask(path, { headers: { Host: '10.0.0.1' } })).status).toBe(200)
    expect((await ask(path, { method: 'POST' })).status).toBe(404)
  }
  expect((await ask('/metrics')).body.toString()).toMatch(/menagerie_requests_total\{kind="page",result="hit"\} \d+/)
})

test('external callers learn only whether the site is ready, and get no metrics', async () => {
  const stranger = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  expect(JSON.parse((await ask('/readyz', stranger)).body.toString())).toEqual({ ready: true })
  expect(JSON.parse((await ask('/readyz')).body.toString())).toHaveProperty('missing')
  expect((await ask('/metrics', stranger)).status).toBe(403)
})

test('no answer names the server software in its headers', async () => {
  for (const path of ['/', '/nope/', '/healthz', '/about']) {
    const { headers } = await ask(path)
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
  }
})

test('a port in use is reported in one sentence that names the port and its variable', async () => {
  const second = await site.open(site.port)
  expect(second).toEqual({
    ok: false,
    error: `Port ${site.port} is in use: stop what listens there, or set WEB_PORT_TAILWELL to another port.`,
  })
})

test('closing ends open connections and accepts no new connection', async () => {
  const idle = connect(site.port, '127.0.0.1')
  await new Promise((done) => idle.on('connect', done))
  const closed = new Promise((done) => idle.on('close', done))
  await ask('/about/')
  await site.close()
  await closed
  await expect(ask('/about/')).rejects.toThrow()
})
