import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../scripts/postgres/testing/test-database.ts'
import { writeCursor } from '../publish/state/feed-cursor.ts'
import { FEED_TOKEN, READ_TOKEN, startTestContentApi } from '../testing/test-content-api.ts'
import { KEYS, publishTestSite } from '../testing/test-site.ts'

const PATIENCE_MS = 5_000

let database: TestDatabase
let mediaDir: string
let api: Awaited<ReturnType<typeof startTestContentApi>>
beforeAll(async () => {
  database = await createTestDatabase()
  mediaDir = await mkdtemp(join(tmpdir(), 'menagerie-media-'))
  await publishTestSite(database.url, mediaDir)
  api = await startTestContentApi({ databaseUrl: database.url, mediaDir })
})
afterAll(async () => {
  await api?.close()
  await database?.drop()
  await rm(mediaDir, { recursive: true, force: true })
})

afterEach(() => {
  const lines = api.lines.splice(0).map((line) => JSON.stringify(line))
  expect(lines.filter((line) => line.includes(READ_TOKEN) || line.includes(FEED_TOKEN))).toEqual([])
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
})

/**
 * Sends raw bytes over a socket, unlike a well-behaved client; returns everything received until the connection ends.
 */
async function send(bytes: string): Promise<string> {
  const socket = connect(api.port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.write(Buffer.from(bytes, 'latin1'))
  const inTime = await Promise.race([ended.then(() => true), sleep(PATIENCE_MS, false)])
  socket.destroy()
  expect(inTime, 'the connection ends').toBe(true)
  return answer
}

const NL = 'Accept-Language: nl-NL\r\n'
const head = (line: string, headers = NL) => `${line} HTTP/1.1\r\nHost: api.example\r\n${headers}`
const ask = (line: string, headers?: string) => `${head(line, headers)}Connection: close\r\n\r\n`
const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3})/)?.[1])
const t = `token=${READ_TOKEN}`
const f = `token=${FEED_TOKEN}`
const cursor = (more: object) => {
  const place = { epoch: '00000000-0000-4000-8000-000000000000', xid: '1', loading: true, after: null }
  return writeCursor({ ...place, ...more })
}

describe('a request URL', () => {
  test.each([
    ['with 10,000 SKUs', `/products?${t}&${'sku[]=1&'.repeat(10_000)}`, 431],
    ['with 900 SKUs', `/products?${t}&${'sku[]=1&'.repeat(900)}`, 400],
    ['with a SKU of 7,000 digits', `/products?${t}&sku[]=${'1'.repeat(7_000)}`, 400],
    ['with 700 parameter names', `/pages?${t}&${Array.from({ length: 700 }, (_, at) => `a${at}=1`).join('&')}`, 400],
    ['with names of built-in object properties', `/pages?${t}&__proto__=1&constructor=2&hasOwnProperty=3`, 400],
    ['with invalid percent-encoding', `/blog?${t}&tag=%zz%`, 200],
    ['with incomplete UTF-8 bytes', `/pages/%E0%A4%A?${t}`, 404],
    ['with a lone surrogate', `/pages/%ED%A0%80?${t}`, 404],
    ['with a NUL', `/pages/a%00b?${t}`, 404],
    ['with a raw NUL', `/pages/a\0b?${t}`, 400],
    ['with a raw non-ASCII byte', `/pages/\xe9?${t}`, 400],
    ['that starts with two slashes', `//evil.example/pages?${t}`, 404],
    ['with an invalid host', `http://[::1/pages?${t}`, 400],
    ['with a very deep path', `/pages/${'a/'.repeat(3_500)}?${t}`, 404],
    ['that leads above the root folder', `/media/../../../etc/passwd?${t}`, 404],
    ['that leads out of the media folder', `/media/..%2f..%2f..%2fetc%2fpasswd/file?${t}`, 404],
    ['that leads from a picture out of its folder', `/media/${KEYS.picture}%2f..%2f..%2fpasswd/file?${t}`, 404],
    ['that leads out of the leaflets folder', `/leaflets/..%5c..%5cetc/file?${t}`, 404],
    ['with the path of a file instead of its hash', `/files/..%2f..%2fetc%2fpasswd?${f}`, 404],
    ['with an invalid cursor', `/changes?${f}&since=abc`, 400],
    ['with an oversized transaction number', `/changes?${f}&since=${cursor({ xid: '99999999999999999999' })}`, 400],
    ['with a NUL in its cursor', `/changes?${f}&since=${cursor({ after: ['a\0', 'b', 'c', 'd'] })}`, 400],
    ['with a wrong token before the right one', `/pages?token=wrong&${t}`, 401],
    ['with its token in a list parameter', `/pages?token[]=${READ_TOKEN}`, 401],
    ['with a token in its path', `/${READ_TOKEN}/${FEED_TOKEN}`, 404],
  ])('%s gets the expected status and reveals no internals', async (_, path, status) => {
    const answer = await send(ask(`GET ${path}`))
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/root:|node_modules|\.ts:\d/)
  })
})

describe('a request head', () => {
  const pages = `GET /pages?${t}`
  test.each([
    ['with the method TRACE', ask(`TRACE /pages?${t}`), 405],
    ['with a method override', ask(pages, `${NL}X-HTTP-Method-Override: DELETE\r\n`), 200],
    ['with the request line OPTIONS *', ask('OPTIONS *'), 400],
    ['of a GET request with a body', `${ask(pages, `${NL}Content-Length: 5\r\n`)}hello`, 200],
    [
      'with both Content-Length and Transfer-Encoding',
      ask(pages, `${NL}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`),
      400,
    ],
    ['with an unknown expectation', ask(pages, `${NL}Expect: nonsense\r\n`), 417],
    ['that asks for a protocol upgrade', `${head(pages)}Connection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`, 200],
    ['with an invalid host', `${pages} HTTP/1.1\r\nHost: a b/c?d\r\n${NL}Connection: close\r\n\r\n`, 400],
    ['without a host', `${pages} HTTP/1.1\r\n${NL}Connection: close\r\n\r\n`, 400],
    ['with a NUL', ask(pages, `${NL}X: a\0b\r\n`), 400],
    ['with non-ASCII bytes as its language', ask(pages, 'Accept-Language: \xff\xfe\r\n'), 400],
    ['with 3,000 malformed tags', ask(`${pages}&all=1`, `${NL}If-None-Match: ${'",'.repeat(3_000)}\r\n`), 200],
    ['with 1,900 header lines', ask(pages, NL + 'a:1\r\n'.repeat(1_900)), 431],
    ['with an invalid Last-Event-ID', ask(`GET /changes/stream?${f}`, `Last-Event-ID: ${'z'.repeat(9_000)}\r\n`), 400],
    ['of a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ])('%s gets the expected status and reveals no internals', async (_, bytes, status) => {
    const answer = await send(bytes)
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/node_modules|\.ts:\d/)
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(answer).toMatch(/^cache-control: /im)
  })

  test('with forged forwarding headers does not change the addresses in the answer', async () => {
    const forged = `${NL}X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n`
    const answer = await send(ask(`GET /stores?${t}&limit=1`, forged).replace('api.example', 'evil.example'))
    expect(answer).toContain(`"next_page_url":"http://127.0.0.1:${api.port}/stores?`)
    expect(answer).not.toContain('evil')
    expect(answer).not.toContain(READ_TOKEN)
  })
})

test('each of two hundred pipelined requests is answered in order, with its result or with 503', async () => {
  const many = `${head(`GET /pages?${t}`)}\r\n`.repeat(200)
  const answer = await send(`${many}${ask(`GET /nowhere?${t}`)}`)
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  expect([statuses.length, statuses.at(0), statuses.at(-1)]).toEqual([201, 200, 404])
  expect(statuses.slice(0, -1).filter((status) => status !== 200 && status !== 503)).toEqual([])
})

test('clients that do not read their answers block no other client', async () => {
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(api.port, '127.0.0.1').on('error', () => {})
    socket.pause()
    socket.write(`${head(`GET /changes?${f}`)}\r\n`.repeat(20))
    return socket
  })
  await sleep(200)
  // 503 asks the client to retry: on a busy machine, the earlier requests are processed first.
  await expect.poll(async () => (await api.read('/routes')).status, { timeout: 30_000 }).toBe(200)
  for (const socket of sockets) socket.destroy()
})
