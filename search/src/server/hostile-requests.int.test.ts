import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FakeEngine } from './testing/fake-engine.ts'
import { ADMIN_HEADERS, KEY_HEADERS, startTestNode, type TestNode } from './testing/test-node.ts'

const zip = promisify(gzip)
const QUERIES = '/1/indexes/*/queries'
let served: TestNode

beforeAll(async () => {
  const engine = new FakeEngine()
  await engine.replaceAll('shop', [{ objectID: '1' }], { settings: {}, synonyms: [], rules: [] })
  served = await startTestNode(engine, { limits: { writeBytes: 1_000_000 } })
})
afterAll(() => served.end())

const send = async (body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}, path = QUERIES) => {
  const answer = await fetch(served.url + path, { method: 'POST', body, headers: { ...KEY_HEADERS, ...headers } })
  return { status: answer.status, body: await answer.json() }
}

describe('hostile requests', () => {
  it.each([
    ['an empty body', ''],
    ['garbage', '\u0000\u0001{{{'],
    ['a number', '1e999'],
    ['an incomplete text', '"\\ud800'],
    ['a body of 60,000 brackets', '['.repeat(60_000)],
    ['a body of deeply nested objects', '{"a":'.repeat(10_000)],
    [
      'a parameter of deeply nested lists',
      JSON.stringify({ requests: [{ indexName: 'shop', params: `facets=${'['.repeat(30_000)}` }] }),
    ],
    ['a body with __proto__ and constructor', '{"__proto__":{"requests":[]},"constructor":1}'],
  ])('%s is refused with status 400', async (_name, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { status: 400 } })
  })

  it('bytes that are not valid text are refused', async () => {
    expect(await send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).toMatchObject({ status: 400 })
  })

  it('a body of ten megabytes is refused with status 413, and the answer arrives', async () => {
    const large = Buffer.alloc(10_000_000, 0x20)
    expect(await send(large)).toMatchObject({ status: 413 })
    expect(await send(large, ADMIN_HEADERS, '/1/indexes/shop/batch')).toMatchObject({ status: 413 })
  })

  it('a small compressed body that inflates to a large one is refused', async () => {
    const bomb = await zip(Buffer.alloc(50_000_000, 0x20))
    expect(bomb.length).toBeLessThan(60_000)
    expect(await send(bomb, { 'content-encoding': 'gzip' })).toMatchObject({ status: 413 })
  })

  it('a body that is not compressed as declared, and an unknown encoding, are refused', async () => {
    expect(await send('{"requests":[]}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 400 })
    expect(await send('{"requests":[]}', { 'content-encoding': 'br' })).toMatchObject({ status: 415 })
  })

  it('a batch of too many writes is refused', async () => {
    const requests = Array.from({ length: 10_001 }, () => ({ action: 'addObject', body: {} }))
    expect(await send(JSON.stringify({ requests }), ADMIN_HEADERS, '/1/indexes/shop/batch')).toMatchObject({
      status: 400,
    })
  })

  it.each(['a/b', '*', '', 'x'.repeat(300), 'a\nb'])('an index cannot be called %j', async (name) => {
    const requests = [{ action: 'addObject', indexName: name, body: { objectID: '1' } }]
    const answer = await send(JSON.stringify({ requests }), ADMIN_HEADERS, '/1/indexes/*/batch')
    expect(answer.status).toBe(400)
  })

  it('a body that ends too early is dropped, and the next request is answered', async () => {
    const socket = connect(served.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`POST ${QUERIES} HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n${headerLines()}\r\n{"requests"`)
    socket.destroy()
    expect(await send('{"requests":[]}')).toEqual({ status: 200, body: { results: [] } })
  })

  it('no hostile request is recorded as a server fault', () => {
    expect(served.faults).toEqual([])
  })
})

describe('a slow body', () => {
  it('is refused with status 408 after the time limit, while other requests are answered', async () => {
    const { createServer } = await import('node:http')
    const { createSearchHandler } = await import('./search-handler.ts')
    const handler = createSearchHandler({ reader: new FakeEngine(), keys: {}, limits: { bodyMs: 200 } })
    const server = createServer(handler).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.write(`POST ${QUERIES} HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{`)
    const closed = new Promise((done) => socket.once('close', done))
    const drip = setInterval(() => socket.write(' '), 50)
    // The last byte may reach a server that has closed the connection, which is not a fault.
    socket.on('error', () => clearInterval(drip))
    const other = await fetch(`http://127.0.0.1:${port}${QUERIES}`, { method: 'POST', body: '{"requests":[]}' })
    expect(other.status).toBe(200)
    await closed
    clearInterval(drip)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    server.closeAllConnections()
    server.close()
  })
})

function headerLines(): string {
  return Object.entries(KEY_HEADERS)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
}
