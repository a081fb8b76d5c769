import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCrawlAsker } from './ask.ts'

const HERE = 'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nhere'

/** Starts a server that handles each connection as the test says, and a client that keeps its connection open. */
async function begin(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const ask = createCrawlAsker(() => port, 1)
  onTestFinished(() => {
    ask.end()
    server.close()
  })
  return () => ask(`http://localhost:${port}/`)
}

test('a connection that was closed while it was idle is replaced and is no fault of the page', async () => {
  let connections = 0
  const ask = await begin((socket) => {
    connections += 1
    let requests = 0
    // The server closes the connection at the second request, as if it had closed just before.
    socket.on('data', () => {
      requests += 1
      if (requests === 1) socket.write(HERE)
      else socket.resetAndDestroy()
    })
  })
  expect((await ask()).text).toBe('here')
  expect((await ask()).text).toBe('here')
  expect(connections).toBe(2)
})

test('a connection that breaks off at its first request is reported as a fault', async () => {
  const ask = await begin((socket) => socket.on('data', () => socket.resetAndDestroy()))
  await expect(ask()).rejects.toThrow('ECONNRESET')
})
