import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { fetchFile } from '../../imports/feed/fetch-file.ts'
import { postToReceiver } from './post-to-receiver.ts'

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\na,b'

/** Results of both request functions for a server that answers with this text and closes the connection. */
async function askBoth(text: string) {
  await using server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  const own = new Set([host])
  const [posted, fetched] = await Promise.allSettled([
    postToReceiver(`http://${host}/`, { body: '{}', headers: {} }, own),
    fetchFile(`http://${host}/stock.csv`, own),
  ])
  return {
    posted: posted.status === 'fulfilled' ? posted.value : 'refused',
    fetched: fetched.status === 'fulfilled' ? fetched.value.bytes.toString() : 'refused',
  }
}

test.each([
  ['answers', OK, 200, 'a,b'],
  ['sends an interim response before its answer', `HTTP/1.1 103 Early Hints\r\n\r\n${OK}`, 200, 'a,b'],
  ['redirects to a private network', 'HTTP/1.1 307 Go\r\nLocation: http://[::1]:22/\r\n\r\n', 307, 'refused'],
  ['switches the protocol', 'HTTP/1.1 101 Go\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', 'refused', 'refused'],
  ['closes the connection', '', 'refused', 'refused'],
  ['speaks another protocol', 'SSH-2.0-OpenSSH_9.9\r\n', 'refused', 'refused'],
  ['sends a very long header', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}`, 'refused', 'refused'],
  ['sends thousands of interim responses', 'HTTP/1.1 102 Wait\r\n\r\n'.repeat(20_000), 'refused', 'refused'],
  ['stops in the middle of its answer', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na,b', 200, 'refused'],
])('a request to an address that %s ends with an answer or a refusal', async (_what, text, posted, fetched) => {
  expect(await askBoth(text)).toEqual({ posted, fetched })
})
