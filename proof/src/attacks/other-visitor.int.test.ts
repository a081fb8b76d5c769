import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { visitMeanwhile } from './other-visitor.ts'

const sockets = new Set<Socket>()
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    onConnection(socket)
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

test('a visitor that gets answers counts its visits and no failures', async () => {
  const port = await listen((socket) => socket.once('data', () => socket.write(ANSWER)))
  const waited = await visitMeanwhile(port, ['/'], 300)
  expect(waited).toMatchObject({ failed: 0 })
  expect(waited.visits).toBeGreaterThan(0)
})

test('a visitor behind a proxy connects from the proxy’s address and sends its own in X-Forwarded-For', async () => {
  const heard: string[] = []
  const port = await listen((socket) =>
    socket.once('data', (bytes) => {
      heard.push(`${socket.remoteAddress} ${bytes}`)
      socket.write(ANSWER)
    }),
  )
  await visitMeanwhile(port, ['/'], 100, { from: '127.0.0.9', headers: ['X-Forwarded-For: 203.0.113.9'] })
  expect(heard[0]).toMatch(/^127\.0\.0\.9 GET \/ [\s\S]*\r\nX-Forwarded-For: 203\.0\.113\.9\r\n/)
})

test('a visit without an answer, with half an answer or with a closed connection counts as failed', async () => {
  const ways: ((socket: Socket) => void)[] = [
    () => {},
    (socket) => socket.once('data', () => socket.write(ANSWER.slice(0, -1))),
    (socket) => socket.destroy(),
  ]
  for (const way of ways) {
    const waited = await visitMeanwhile(await listen(way), ['/', '/other'], 200, { patience: 300 })
    expect(waited.failed).toBe(waited.visits)
    expect(waited.visits).toBeGreaterThan(0)
  }
})

test('a visitor that cannot connect at all throws an error instead of waiting for ever', async () => {
  await expect(visitMeanwhile(Number.NaN, ['/'], 200, { patience: 300 })).rejects.toThrow()
})
