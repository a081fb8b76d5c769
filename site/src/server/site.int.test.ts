import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findLocalOrigin } from './host.ts'
import { type Listener, listen } from './listen.ts'
import { createServices, isService } from './services.ts'
import { createSiteListener } from './site-listener.ts'
import { createStandInSite } from './testing/stand-in-site.ts'

let site: ReturnType<typeof createStandInSite>
let listener: Listener

const open = (port: number) => {
  const { metrics, log, clock } = site.parts
  const services = createServices({
    files: { imaging: async () => ({ status: 404 }), leaflets: () => ({ status: 404 }) },
    metrics,
    figures: () => metrics.toText(),
    metricsToken: undefined,
    readiness: () => ({ ready: true, missing: [], degraded: [], feed: 'off' }),
    log,
    https: false,
  })
  const handlers = createSiteListener({
    pages: site.pages,
    files: { answer: () => undefined },
    services,
    isService,
    findOrigin: findLocalOrigin('tailwell'),
    log,
    metrics,
    clock,
    https: false,
  })
  return listen({ host: '127.0.0.1', port, portVariable: 'SITE_PORT_TAILWELL', ...handlers })
}

beforeEach(async () => {
  site = createStandInSite()
  const opened = await open(0)
  if (!opened.ok) throw new Error(opened.error)
  listener = opened.value
})
afterEach(() => listener.close())

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port: listener.port, path, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) })
    })
    request.on('error', fail)
    request.end(body)
  })
}

/** Sends text as it is and collects what comes back until the server has been silent or has closed. */
function talk(pieces: string[], silenceMs = 150): Promise<string> {
  return new Promise((done) => {
    const socket = connect(listener.port, '127.0.0.1')
    let said = ''
    let silence: NodeJS.Timeout
    const finish = () => {
      clearTimeout(silence)
      socket.destroy()
      done(said)
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text
      clearTimeout(silence)
      silence = setTimeout(finish, silenceMs)
    })
    socket.on('close', finish).on('error', finish)
    socket.on('connect', async () => {
      for (const piece of pieces) {
        socket.write(piece, 'latin1')
        await new Promise((wait) => setTimeout(wait, 20))
      }
      silence = setTimeout(finish, silenceMs)
    })
  })
}

const GET = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`
const statusesIn = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]))

test('a thousand simultaneous visitors of a cold page cost one render', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, () => ask('/about/', { headers: { 'Accept-Encoding': 'gzip' } })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => gunzipSync(answer.body).toString())).size).toBe(1)
  expect(site.renders.get('about')).toBe(1)
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask('/about/')
  const head = await ask('/about/', { method: 'HEAD' })
  expect(head.body).toHaveLength(0)
  expect(head.headers['content-length']).toBe(String(get.body.length))
  expect(head.headers.etag).toBe(get.headers.etag)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
  '%s is refused with the methods that are allowed',
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

test('forwarding headers of strangers change nothing in a page', async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher', Forwarded: 'host=evil.example' }
  const attacked = await ask('/about/', { headers })
  expect(attacked.body.toString()).not.toContain('evil')
  expect((await ask('/about', { headers })).headers.location).toBe('/about/')
})

test('an upgrade to another protocol is refused, an offer of HTTP/2 is left', async () => {
  const socket = await talk([GET('/', 'Connection: Upgrade', 'Upgrade: websocket')])
  expect(statusesIn(socket)).toEqual([400])
  expect(
    statusesIn(await talk([GET('/', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: x')])),
  ).toEqual([200])
})

test('one connection carries cached pages, then anything else, in order', async () => {
  const said = await talk([GET('/about/'), GET('/about/'), GET('/healthz'), GET('/about/'), GET('/nope/')])
  expect(statusesIn(said)).toEqual([200, 200, 200, 200, 404])
})

test('several requests in one piece are answered in order', async () => {
  const said = await talk([GET('/about/') + GET('/nope/') + GET('/about/')])
  expect(statusesIn(said)).toEqual([200, 404, 200])
})

test('a request that comes byte by byte is answered', async () => {
  const text = GET('/about/')
  expect(statusesIn(await talk([text.slice(0, 5), text.slice(5, 20), text.slice(20)]))).toEqual([200])
})

test.each([
  ['two lengths', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a bare line feed', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\nContent-Length: 40\r\n\r\n'],
  ['a blank before a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length : 5\r\n\r\n'],
  ['no Host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['nonsense', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n'],
])('%s is refused and the connection closed, so nothing can hide behind it', async (_name, text) => {
  const said = await talk([text, GET('/about/')])
  expect(statusesIn(said)).toEqual([400])
})

test('an absolute address is not a way around the Host', async () => {
  const said = await talk(['GET http://evil.example/about/ HTTP/1.1\r\nHost: localhost\r\n\r\n'])
  expect(statusesIn(said)).toEqual([400])
})

test('a visitor who asks much and reads nothing holds nobody up', async () => {
  const socket = connect(listener.port, '127.0.0.1').pause()
  await new Promise((done) => socket.on('connect', done))
  for (let n = 0; n < 2_000; n += 1) {
    socket.write(GET('/about/'))
    if (n % 50 === 0) await new Promise((done) => setImmediate(done))
  }
  expect((await ask('/about/')).status).toBe(200)
  socket.destroy()
})

test('health, readiness and figures are answered for any Host, and only GET', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    expect((await ask(path, { headers: { Host: '10.0.0.1' } })).status).toBe(200)
    expect((await ask(path, { method: 'POST' })).status).toBe(404)
  }
  expect((await ask('/metrics')).body.toString()).toMatch(/menagerie_requests_total\{kind="page",result="hit"\} \d+/)
})

test('strangers learn whether the site is ready, and nothing about what is wrong inside', async () => {
  const stranger = { headers: { 'X-Forwarded-For': '203.0.113.9' } }
  expect(JSON.parse((await ask('/readyz', stranger)).body.toString())).toEqual({ ready: true })
  expect(JSON.parse((await ask('/readyz')).body.toString())).toHaveProperty('missing')
  expect((await ask('/metrics', stranger)).status).toBe(403)
})

test('no answer names the software behind it', async () => {
  for (const path of ['/', '/nope/', '/healthz', '/about']) {
    const { headers } = await ask(path)
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined()
  }
})

test('a port in use is said in one sentence that names it and its variable', async () => {
  const second = await open(listener.port)
  expect(second).toEqual({
    ok: false,
    error: `Port ${listener.port} is in use: stop what listens there, or set SITE_PORT_TAILWELL to another port.`,
  })
})

test('closing waits for what is being read, and takes no new connection', async () => {
  const idle = connect(listener.port, '127.0.0.1')
  await new Promise((done) => idle.on('connect', done))
  const closed = new Promise((done) => idle.on('close', done))
  await ask('/about/')
  await listener.close()
  await closed
  await expect(ask('/about/')).rejects.toThrow()
})
