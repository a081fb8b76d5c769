import { createServer, request } from 'node:http'
import { expect, test } from 'vitest'
import { streamChanges } from './call/change-stream.ts'
import { SlowReader } from './call/write-in-time.ts'

const answer = (cursor: string, size: number) => ({
  waiting: false,
  changes: {
    contractVersion: 1,
    epoch: 'e',
    cursor,
    more: true,
    changes: [{ kind: 'page', brand: 'b', locale: 'l', key: 'k', path: null, deleted: false, body: 'x'.repeat(size) }],
  },
})

/** A stream over real HTTP to a client that reads the headers and nothing else. */
async function streamToSilentClient(size: number) {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>()
  let reads = 0
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const read = async () => {
      reads += 1
      return answer(`cursor ${reads}`, size)
    }
    const settings = {
      first: answer('cursor', size),
      read,
      subscribe: () => () => {},
      signal: new AbortController().signal,
    }
    streamChanges(response, undefined, { ...settings, limits: { slowMs: 200 } }).then(resolve, resolve)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const client = request({ port, host: '127.0.0.1' }, (response) => {
    response.pause()
    response.on('error', () => {})
  })
  client.on('error', () => {})
  client.end()
  const reason = await ended
  client.destroy()
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  return { reason, reads }
}

test('a client that reads nothing is disconnected, and at most one event waits for it', async () => {
  const { reason, reads } = await streamToSilentClient(32 * 2 ** 20)
  expect(reason).toBeInstanceOf(SlowReader)
  expect(reads).toBe(0)
})

test('a stream that cannot read for longer than a database restart takes ends, and sends no heartbeat until then', async () => {
  const said: string[] = []
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const limits = { downMs: 300, retryMs: 20, heartbeatMs: 50 }
    const settings = { first: answer('cursor', 1), read: async () => undefined, subscribe: () => () => {}, limits }
    void streamChanges(response, 'cursor', { ...settings, signal: new AbortController().signal })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const began = performance.now()
  await new Promise<void>((ended) => {
    request({ port, host: '127.0.0.1' }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => said.push(text))
      response.on('end', ended)
    }).end()
  })
  server.close()
  expect(performance.now() - began).toBeGreaterThan(250)
  expect(said.join('')).not.toContain('still here')
})
