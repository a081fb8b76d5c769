import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { askRaw, statusesIn, talk, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'

const LIMITS = { headMs: 150, requestMs: 300, idleMs: 300, crowdedIdleMs: 100, sendMs: 300, checkMs: 30 }
const PATIENT = {
  headMs: 60_000,
  requestMs: 60_000,
  idleMs: 60_000,
  sendMs: 60_000,
  crowdedIdleMs: 60_000,
  crowdedHeadMs: 60_000,
}
/** Larger than the socket buffers of the kernel. */
const LARGE = 'words '.repeat(2_000_000)

let site: ServedSite | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await site?.close()
  site = undefined
})

async function serve(limits = {}): Promise<ServedSite> {
  site = await serveStandIn({ ...LIMITS, ...limits })
  return site
}

/** Opens a connection that reads only when the test says so; `ended` is the time until the server has closed it. */
async function open(port: number, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).pause()
  sockets.push(socket)
  const began = performance.now()
  const ended = new Promise<number>((done) => {
    socket.on('error', () => {}).on('close', () => done(performance.now() - began))
  })
  await new Promise((done) => socket.once('connect', done))
  return { socket, ended }
}

test('a client that connects and sends nothing is disconnected after the time limit', async () => {
  const { port } = await serve()
  const { socket, ended } = await open(port)
  socket.resume()
  expect(await ended).toBeGreaterThanOrEqual(LIMITS.headMs)
})

test.each([
  ['half a request head', ['GET /about/ HTTP/1.1\r\nHost: loc']],
  ['half a request head after a whole request', [toRawGet('/about/'), 'GET /about/ HTTP/1.1\r\nHost: loc']],
  ['the beginning of a body', ['POST /about/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nabc']],
  ['the beginning of the body of a GET', ['GET /about/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na']],
  ['a chunk that never ends', ['POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\na']],
])('a client that sends %s and no more is disconnected', async (_name, pieces) => {
  const { port } = await serve()
  const { socket, ended } = await open(port)
  socket.resume()
  for (const piece of pieces) {
    socket.write(piece)
    await new Promise((done) => setTimeout(done, 20))
  }
  await ended
})

test('a client that sends the request head byte by byte gets no extra time and is disconnected', async () => {
  const { port } = await serve()
  const { socket, ended } = await open(port)
  socket.resume()
  let isOpen = true
  void ended.then(() => {
    isOpen = false
  })
  for (let n = 0; isOpen && n < 500; n += 1) {
    socket.write(n === 0 ? 'GET / HTTP/1.1\r\nX: ' : 'a')
    await new Promise((done) => setTimeout(done, 10))
  }
  expect(isOpen).toBe(false)
})

test('a connection stays open between requests and is closed when it is idle for too long', async () => {
  const { port } = await serve()
  for (const request of [toRawGet('/about/'), toRawGet('/healthz')]) {
    const { socket, ended } = await open(port)
    socket.resume()
    for (let n = 0; n < 3; n += 1) {
      socket.write(request)
      await new Promise((done) => setTimeout(done, LIMITS.headMs + 50))
    }
    expect(await ended).toBeGreaterThan(2 * LIMITS.headMs + LIMITS.idleMs)
  }
})

test.each([
  ['the front door', toRawGet('/about/')],
  ['the HTTP server', toRawGet('/about/', 'Connection: close')],
])('a client that does not read the answer of %s is disconnected', async (_name, request) => {
  const { port, publish, metrics } = await serve()
  publish('about', LARGE)
  const { socket, ended } = await open(port)
  socket.write(request)
  await vi.waitFor(() => expect(metrics.get('other:cut')).toBe(1), 20_000)
  socket.resume()
  await ended
})

test('a client that reads slowly but steadily gets the whole answer', async () => {
  const { port, publish } = await serve({ sendMs: 5_000 })
  publish('about', LARGE)
  const { socket } = await open(port)
  socket.write(toRawGet('/about/'))
  let read = 0
  for (let n = 0; n < 500 && read < LARGE.length; n += 1) {
    await new Promise((done) => setTimeout(done, 10))
    for (let bytes = socket.read(); bytes !== null; bytes = socket.read()) read += bytes.length
  }
  expect(read).toBeGreaterThan(LARGE.length)
})

test('a client that keeps sending requests without reading the answers is no longer read from', async () => {
  const { port, publish, metrics } = await serve(PATIENT)
  publish('about', LARGE.slice(0, 1_000_000))
  const { socket } = await open(port)
  for (let n = 0; n < 300; n += 1) {
    socket.write(toRawGet('/about/'))
    await new Promise((done) => setTimeout(done, 1))
  }
  const answered = metrics.get('page:hit')
  await new Promise((done) => setTimeout(done, 300))
  expect(metrics.get('page:hit')).toBe(answered)
  expect(answered).toBeLessThan(50)
  expect((await askRaw(port, '/about/')).status).toBe(200)
})

test('pipelined requests are answered in order, and a client with hundreds for the Node parser is disconnected', async () => {
  const { port, metrics } = await serve(PATIENT)
  const say = async (request: string, count: number) => statusesIn(await talk(port, [request.repeat(count)], 1_000))
  expect(await say(toRawGet('/about/'), 150)).toEqual(Array.from({ length: 150 }, () => 200))
  const read = toRawGet('/about/', 'TE: trailers')
  expect(await say(read, 50)).toEqual(Array.from({ length: 50 }, () => 200))
  expect((await say(read, 500)).length).toBeLessThan(500)
  expect(metrics.get('other:cut')).toBe(1)
})

test('a client that sends 150 requests one after the other is not disconnected', async () => {
  const { port, metrics } = await serve(PATIENT)
  const { socket } = await open(port)
  socket.resume()
  for (let n = 1; n <= 150; n += 1) {
    socket.write('HEAD /about/ HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((done) => socket.once('data', done))
  }
  expect([metrics.get('page:hit'), metrics.get('other:cut')]).toEqual([149, 0])
})

test('when all connections are busy, a request gets 503 with Retry-After', async () => {
  const { port, metrics, images } = await serve({ ...PATIENT, connections: 20 })
  const busy = await Promise.all(Array.from({ length: 15 }, () => open(port)))
  for (const { socket } of busy) socket.resume().write(toRawGet('/imaging/never/small/1'))
  await vi.waitFor(() => expect(images.asked).toBe(15), 20_000)
  const said = await talk(port, [toRawGet('/about/')])
  expect(statusesIn(said)).toEqual([503])
  expect(said).toContain('\r\nRetry-After: 5\r\nConnection: close\r\n')
  expect(metrics.get('other:crowded')).toBe(1)
})

test('on a crowded site each new connection of an address closes its oldest silent connection', async () => {
  const { port, metrics } = await serve({ ...PATIENT, connections: 20 })
  const silent = await Promise.all(Array.from({ length: 15 }, () => open(port)))
  const ends: number[] = []
  for (const [at, { socket, ended }] of silent.entries()) {
    socket.resume()
    void ended.then(() => ends.push(at))
  }
  for (let n = 0; n < 3; n += 1) expect(statusesIn(await talk(port, [toRawGet('/about/')]))).toEqual([200])
  await vi.waitFor(() => expect(ends).toHaveLength(metrics.get('other:cut')))
  expect([ends[0], ends.length < 4, metrics.get('other:crowded')]).toEqual([0, true, 0])
})

test('an address that holds all connections loses one to another address', async () => {
  const { port, images } = await serve({ ...PATIENT, connections: 20 })
  const greedy = await Promise.all(Array.from({ length: 15 }, () => open(port, '127.0.0.2')))
  for (const { socket } of greedy) socket.resume().write(toRawGet('/imaging/never/small/1'))
  await vi.waitFor(() => expect(images.asked).toBe(15), 20_000)
  const others = await Promise.all(Array.from({ length: 5 }, (_, n) => open(port, `127.0.1.${n + 1}`)))
  for (const { socket } of others) socket.resume()
  expect(statusesIn(await talk(port, [toRawGet('/about/')]))).toEqual([200])
  await greedy[0]?.ended
})

test('a crowded site soon disconnects clients that do not complete their request head', async () => {
  const { port } = await serve({ ...PATIENT, connections: 20, crowdedHeadMs: 100 })
  const late = await Promise.all(Array.from({ length: 15 }, () => open(port)))
  for (const { socket } of late) socket.resume().write('GET / HT')
  // When the oldest are closed, the site is no longer crowded, and the others have more time again.
  await late[0]?.ended
})

test('an address that does not read its answers gets no further ones, and other requests are answered', async () => {
  const { port, publish, metrics } = await serve(PATIENT)
  publish('about', LARGE)
  const greedy = await Promise.all(Array.from({ length: 24 }, () => open(port, '127.0.0.2')))
  for (const { socket } of greedy) {
    socket.write(toRawGet('/about/'))
    await new Promise((done) => setTimeout(done, 30))
  }
  const answered = metrics.get('page:hit') + metrics.get('page:rendered')
  expect(answered).toBeLessThan(24)
  expect((await askRaw(port, '/')).status).toBe(200)
  for (const { socket } of greedy) socket.resume()
  await vi.waitFor(() => expect(metrics.get('page:hit')).toBeGreaterThanOrEqual(23), 20_000)
})

test('two thousand idle connections use little memory, and another visitor is answered', async () => {
  const { port } = await serve(PATIENT)
  const before = process.memoryUsage()
  await Promise.all(Array.from({ length: 2_000 }, () => open(port)))
  const { heapUsed, external } = process.memoryUsage()
  // The memory includes both ends of the connections, which are in this process.
  expect((heapUsed + external - before.heapUsed - before.external) / 2_000).toBeLessThan(30_000)
  expect((await askRaw(port, '/about/')).status).toBe(200)
})

test('a client that asks for another protocol is refused and disconnected, even when it keeps its side half open', async () => {
  const { port } = await serve(PATIENT)
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  sockets.push(socket)
  let said = ''
  socket.setEncoding('latin1').on('data', (text) => {
    said += text
  })
  const isReset = new Promise((done) => socket.once('error', done))
  socket.write(toRawGet('/about/', 'Connection: Upgrade', 'Upgrade: websocket'))
  await vi.waitFor(() => expect(statusesIn(said)).toEqual([400]))
  const talking = setInterval(() => socket.write('a'), 20)
  await isReset
  clearInterval(talking)
})

test('a connection parsed by Node is closed when nothing happens on it, even on a site with free connections', async () => {
  const { port } = await serve({ ...PATIENT, workMs: 300 })
  const { socket, ended } = await open(port)
  socket.resume()
  socket.write(toRawGet('/imaging/never/small/1'))
  await ended
})
