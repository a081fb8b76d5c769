import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../../../scripts/port.ts'
import { handOver } from './hand-over.ts'

const ID = '3f0c6a52-4f0f-4d5b-9a51-0d6c3b1f7a10'
const ROW = { id: ID, body: '{}', tries: 0, strikes: 0 }

async function send(url: string) {
  const reasons: string[] = []
  const call = { brand: 'tailwell', epoch: undefined, signal: AbortSignal.timeout(5_000) } as const
  const onReason = (reason: string) => reasons.push(reason)
  const sent = await handOver({ ...call, target: { url, token: 'token' }, onReason }, [ROW])
  return { sent, reasons }
}

async function answerWith(status: number, body: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

test.each([
  [
    422,
    { message: 'A form is not as the studio knows it', errors: { 'fields.email': ['kim@ is no address'] } },
    'refused',
    '422 A form is not as the studio knows it (fields.email)',
  ],
  [401, { message: 'A valid token is needed' }, 'unreachable', '401 A valid token is needed'],
  [409, { message: 'Another epoch' }, 'foreign', '409 Another epoch'],
  [500, 'An error', 'failed', '500'],
  [403, '<html>Blocked</html>', 'failed', '403'],
])(
  '%i is reported with the message of the studio, without values that visitors entered',
  async (status, body, sent, reason) => {
    const url = await answerWith(status, typeof body === 'string' ? body : JSON.stringify(body))
    expect(await send(url)).toEqual({ sent, reasons: [reason] })
  },
)

test('an unreachable studio is reported with the code of its connection error', async () => {
  expect(await send(`http://127.0.0.1:${await findFreePort()}`)).toEqual({
    sent: 'unreachable',
    reasons: ['ECONNREFUSED'],
  })
})

test('a successful delivery reports no reason', async () => {
  expect(await send(await answerWith(200, JSON.stringify({ stored: [ID] })))).toEqual({
    sent: 'delivered',
    reasons: [],
  })
})
