import { createServer, type ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestAccounts } from '../testing/test-accounts.ts'

/** A slow list of leaked passwords, which answers when the test says so. */
const asked: ServerResponse[] = []
const list = createServer((_, answer) => void asked.push(answer))
const answerAll = () => asked.splice(0).map((answer) => answer.end(''))
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(list.address()).port}`
})
afterEach(() => {
  vi.unstubAllEnvs()
  answerAll()
})
afterAll(() => list.close())

const { ask, register, signIn, addressOf, shop, twice, password } = openTestAccounts()
const CROWD = 60
const apply = (at: number, address: string) =>
  ask('register', { ...shop, email: addressOf(`crowd-${at}`), ...twice(`${password} and ${at} more`) }, { address })
const crowdOf = (toAddress: (at: number) => string) =>
  Array.from({ length: CROWD }, (_, at) => apply(at, toAddress(at)))

test('60 registrations from one IP address that wait for a slow password list do not delay another visitor’s sign-in', async () => {
  const email = await register('beside')
  vi.stubEnv('LEAKED_PASSWORDS_URL', url)
  const crowd = crowdOf(() => '198.51.100.1')
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await signIn(email, { address: '203.0.113.1' })
  const answering = setInterval(answerAll, 5)
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  clearInterval(answering)
  // Waiting calls go on in turn; calls beyond the limit of the line are refused.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(30)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('registrations from many IP addresses that wait for the list of leaked passwords occupy no sign-in slot', async () => {
  const email = await register('beside')
  vi.stubEnv('LEAKED_PASSWORDS_URL', url)
  const crowd = crowdOf((at) => `198.51.100.${at + 1}`)
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(30))
  await signIn(email, { address: '203.0.113.1' })
  const answering = setInterval(answerAll, 5)
  await Promise.all(crowd)
  clearInterval(answering)
})

test.each([
  ['address', () => '198.51.100.1'],
  ['/48', (at: number) => `2001:db8:0:${at}::1`],
])(
  '60 simultaneous registrations from one %s are processed a few at a time, and other sign-ins overtake them',
  async (_, toAddress) => {
    const email = await register('ahead')
    let done = 0
    const crowd = crowdOf(toAddress).map((each) => each.then(({ status }) => (done += status === 200 ? 1 : 0)))
    await vi.waitFor(() => expect(done).toBeGreaterThan(0))
    const before = done
    await signIn(email, { address: '203.0.113.1' })
    expect(done - before).toBeLessThan(25)
    await Promise.all(crowd)
  },
)
