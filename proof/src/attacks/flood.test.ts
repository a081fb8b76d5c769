import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { findEnd, startFlood } from './flood.ts'

const CHUNKED = 'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nNot found\r\n0\r\n\r\n'
const EMPTY = 'HTTP/1.1 304 Not Modified\r\nETag: "1"\r\n\r\n'
const SIZED = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

test.each([CHUNKED, EMPTY, SIZED])('the end of an answer is found, whatever follows it: %j', (answer) => {
  expect(findEnd(answer)).toBe(answer.length)
  expect(findEnd(`${answer}${SIZED}`)).toBe(answer.length)
})

test('an incomplete answer has no end', () => {
  const ends = [CHUNKED, SIZED].flatMap((answer) =>
    Array.from({ length: answer.length }, (_, length) => findEnd(answer.slice(0, length))),
  )
  expect(new Set(ends)).toEqual(new Set([0]))
})

test('a flood from several addresses connects from each of them', async () => {
  const from = ['127.0.3.1', '127.0.3.2', '127.0.3.3']
  const came: string[] = []
  const server = createServer((socket) => {
    came.push(socket.remoteAddress ?? '')
    socket.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const flood = startFlood({ port, connections: 6, from, toRequest: () => 'x' })
  await vi.waitFor(() => expect(came).toHaveLength(6))
  expect(came.toSorted()).toEqual([...from, ...from].toSorted())
  flood.stop()
  server.close()
})
