import { createServer, type Server } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { readMailHealth } from './watch-mail.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  vi.unstubAllEnvs()
})

async function serve(greet: string | undefined): Promise<string> {
  const opened = createServer((socket) => {
    socket.on('error', () => {})
    if (greet === undefined) socket.destroy()
    else socket.write(greet)
  })
  server = opened
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done))
  const address = opened.address()
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}
const holding = (row: object) => ({ query: async () => ({ rows: [row] }) })
const EMPTY = { waiting: '0', late_s: '0', dead: '0' }
/** Only answers the query of this function. */
const read = (smtpUrl: string | undefined, row: object = EMPTY) => readMailHealth(holding(row), { smtpUrl })

test('a mail server that greets counts as healthy, without a sign-in', async () => {
  expect(await read(await serve('220 mail.example ESMTP\r\n'))).toMatchObject({
    degraded: [],
    gauges: { mail_server_down: 0 },
  })
  expect((await read(undefined)).degraded).toEqual([])
})

test.each([
  ['refuses', '421 too busy\r\n', /refusal/],
  ['closes the connection', undefined, /./],
])('a mail server that %s is reported', async (_, greet, said) => {
  const { degraded, gauges } = await read(await serve(greet))
  expect([degraded[0], gauges.mail_server_down]).toEqual([expect.stringMatching(said), 1])
})

test('an unreachable mail server is reported, and so is the number of mails that wait too long', async () => {
  const { degraded } = await read('smtp://127.0.0.1:1', { waiting: '7', late_s: '300', dead: '1' })
  expect(degraded.map((line) => line.split(':')[0])).toEqual(['mail', 'mail', 'receivers'])
  expect(degraded.join(' ')).toMatch(/ECONNREFUSED.*7 mails wait, the oldest for 300 s/)
})

test('in production, mails that only become files are reported, because they reach no person', async () => {
  vi.stubEnv('MENAGERIE_PRODUCTION', '1')
  expect((await read(undefined)).degraded).toEqual([
    'mail: SMTP_URL is not set, so each mail becomes a file and reaches no person',
  ])
})
