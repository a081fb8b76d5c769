import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askRaw, statusesIn, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'
import type { Listener } from './listen.ts'

let site: ServedSite
let listener: Listener

beforeEach(async () => {
  site = await serveStandIn()
  const opened = await site.open(0)
  if (!opened.ok) throw new Error(opened.error)
  listener = opened.value
})
afterEach(() => Promise.all([site.close(), listener.close()]))

/** Requests a page over a connection that then stays open. */
async function visit(path: string) {
  const socket = connect(listener.port, '127.0.0.1').setEncoding('latin1')
  const heard = { text: '' }
  socket.on('data', (text) => {
    heard.text += text
  })
  socket.write(toRawGet(path))
  await expect.poll(() => statusesIn(heard.text)).toEqual([200])
  heard.text = ''
  return { socket, heard, closed: once(socket, 'close') }
}

test.each(['/about/', '/healthz'])(
  'a client that has requested %s before gets one more answer, marked with Connection: close',
  async (path) => {
    const { socket, heard, closed } = await visit(path)
    const drained = listener.drain()
    await new Promise((done) => setTimeout(done, 50))
    expect(socket.readyState).toBe('open')
    socket.write(toRawGet('/about/'))
    await Promise.all([closed, drained])
    expect([statusesIn(heard.text), heard.text.match(/^Connection: (.*)$/m)?.[1]]).toEqual([[200], 'close'])
    expect(heard.text).toContain('About us')
  },
)

test('pipelined requests are all answered, and only the last answer has Connection: close', async () => {
  const { socket, heard, closed } = await visit('/about/')
  const drained = listener.drain()
  socket.write(toRawGet('/about/') + toRawGet('/healthz') + toRawGet('/nope/'))
  await Promise.all([closed, drained])
  expect([statusesIn(heard.text), heard.text.match(/^Connection: close/gm)]).toEqual([
    [200, 200, 404],
    ['Connection: close'],
  ])
  expect(heard.text.indexOf('Connection: close')).toBeGreaterThan(heard.text.indexOf('404 Not Found'))
})

test('a draining listener refuses new visitors and does not wait for an idle client', async () => {
  const { closed } = await visit('/about/')
  const drained = listener.drain()
  await expect(askRaw(listener.port, '/about/')).rejects.toThrow('ECONNREFUSED')
  await Promise.all([closed, drained])
})

test.each([
  ['another protocol', toRawGet('/about/', 'Connection: Upgrade', 'Upgrade: websocket')],
  [
    'another protocol, after a page',
    toRawGet('/about/') + toRawGet('/about/', 'Connection: Upgrade', 'Upgrade: tls/1.0'),
  ],
  ['a page with a body that never arrives', 'POST /about/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na'],
  ['nothing', ''],
])('a half-open connection that has requested %s does not keep the listener from closing', async (_name, said) => {
  const socket = connect({ port: listener.port, host: '127.0.0.1', allowHalfOpen: true }).resume()
  socket.on('error', () => {}).write(said)
  await once(socket, 'ready')
  await new Promise((done) => setTimeout(done, 100))
  try {
    await listener.close()
  } finally {
    socket.destroy()
  }
})
