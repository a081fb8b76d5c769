import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestAccounts } from '../testing/test-accounts.ts'

/** An empty list of leaked passwords that counts its requests. */
let lookups = 0
const list = createServer((_, answer) => {
  lookups += 1
  answer.end('')
})
beforeAll(async () => {
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(list.address())
  vi.stubEnv('LEAKED_PASSWORDS_URL', `http://127.0.0.1:${port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  list.close()
})

const TRIES = 3
const { ask, register, signIn, addressOf, shop, twice, password } = openTestAccounts({ applicationsAnHour: TRIES })

test.each([
  ['register', (at: number) => ({ ...shop, email: addressOf(`leak-${at}`), ...twice(`${password} and ${at} more`) })],
  ['password-reset', (at: number) => ({ reset_token: 'a guessed one', ...twice(`${password} and ${at} more`) })],
])('%s queries the list of leaked passwords no more often than its address may try', async (path, toBody) => {
  lookups = 0
  const statuses: number[] = []
  for (let at = 0; at < 2 * TRIES; at += 1) statuses.push((await ask(path, toBody(at))).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES)
  expect(lookups).toBe(TRIES)
})

test('a change of password queries the list of leaked passwords only after the current password was right', async () => {
  const { token: bearer } = await signIn(await register('leak-change'))
  lookups = 0
  for (const current_password of ['wrong', password])
    await ask('password', { current_password, ...twice(`${password} and more`) }, { bearer })
  expect(lookups).toBe(1)
})
