import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import type { NodeLimits } from './limits.ts'
import { createSearchHandler } from './search-handler.ts'

const KEYS = { 'x-algolia-application-id': 'menagerie', 'x-algolia-api-key': 'search-key-of-these-tests' }
const BODY = JSON.stringify({ requests: [{ indexName: 'shop' }] })
/** Larger than the socket buffers of the kernel. */
const LARGE = Buffer.from(JSON.stringify({ results: ['x'.repeat(12_000_000)] }))

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(limits: Partial<NodeLimits>) {
  const handler = createSearchHandler({
    reader: { search: async () => ({ results: [] }), searchAsJson: async () => LARGE },
    keys: { applicationId: 'menagerie', search: [KEYS['x-algolia-api-key']] },
    limits,
    callerOf: ({ headers }: IncomingMessage) => [{ key: String(headers['x-caller']), times: 1 }],
  })
  const server = createServer(handler)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port }: AddressInfo = Object(server.address())
  return port
}

/** Sends a request and never reads the answer. */
function askOnly(port: number, caller: string): Socket {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  ends.push(() => socket.destroy())
  const head = Object.entries({ Host: 'localhost', 'x-caller': caller, 'Content-Length': BODY.length, ...KEYS })
  socket.write(
    `POST /1/indexes/*/queries HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${BODY}`,
  )
  return socket
}

/** Sends a head, and of its body the first letter. */
function sendSlowly(port: number, caller: string): void {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  ends.push(() => socket.destroy())
  const head = Object.entries({ Host: 'localhost', 'x-caller': caller, 'Content-Length': BODY.length, ...KEYS })
  socket.write(
    `POST /1/indexes/*/queries HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`,
  )
}

async function ask(port: number, caller: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries`, {
    method: 'POST',
    body: BODY,
    headers: { ...KEYS, 'x-caller': caller, 'accept-encoding': 'identity' },
  })
  await answer.arrayBuffer()
  return answer.status
}

it('unread answers occupy the places of their own caller, and of no other', async () => {
  const port = await serve({ reads: 8, readsOfCaller: 3 })
  const unread = Array.from({ length: 3 }, () => askOnly(port, 'greedy'))
  await vi.waitFor(async () => expect(await ask(port, 'greedy')).toBe(503))
  expect(await ask(port, 'other')).toBe(200)
  for (const socket of unread) socket.destroy()
  await vi.waitFor(async () => expect(await ask(port, 'greedy')).toBe(200))
})

it('unread answers are limited by their bytes, and one caller gets only a part of that limit', async () => {
  const port = await serve({ unsentBytes: 3 * LARGE.length })
  askOnly(port, 'greedy')
  await vi.waitFor(async () => expect(await ask(port, 'greedy')).toBe(503))
  expect(await ask(port, 'other')).toBe(200)
})

it('the total number of hits of all searches in a batch is limited', async () => {
  const port = await serve({ hits: 100 })
  const say = async (...sizes: unknown[]) => {
    const requests = sizes.map((hitsPerPage) => ({ indexName: 'shop', hitsPerPage }))
    const headers = { ...KEYS, 'x-caller': 'one' }
    const body = JSON.stringify({ requests })
    const answer = await fetch(`http://127.0.0.1:${port}/1/indexes/*/queries`, { method: 'POST', body, headers })
    await answer.arrayBuffer()
    return answer.status
  }
  expect(await say(50, '50', 0)).toBe(200)
  expect(await say(50, '51')).toBe(413)
  expect(await say(undefined, undefined, undefined, undefined, undefined, undefined)).toBe(413)
})

it('takes the search of a newcomer while many callers send theirs letter by letter', async () => {
  const port = await serve({ reads: 16, readsOfCaller: 4 })
  const callers = Array.from({ length: 64 }, (_, at) => `slow ${at % 8}`)
  for (const caller of callers) sendSlowly(port, caller)
  await vi.waitFor(async () => expect(await ask(port, 'slow 0')).toBe(503))
  expect(await ask(port, 'newcomer')).toBe(200)
})
