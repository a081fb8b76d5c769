import { expect, test } from 'vitest'
import { openTestAccounts } from '../testing/test-accounts.ts'

const PLACES = 8
const CROWD = 30
const { ask, register, signIn, read, twice } = openTestAccounts({
  more: { callsAtOnce: PLACES, accountTries: CROWD, addressTries: CROWD },
})
const page = 'https://www.tailwell.example/nl-nl/account/'

test.each([
  ['password', { current_password: 'not this one', ...twice('another long enough one') }],
  ['email', { current_password: 'not this one', email: 'other@example.test', page }],
  ['delete', { current_password: 'not this one', token: 'a'.repeat(43) }],
])('many password checks for a signed-in customer (%s) take no slot from reads', async (path, body) => {
  const address = '198.51.100.1'
  const { token: bearer } = await signIn(await register('crowd'), { address })
  let done = 0
  const crowd = Array.from({ length: CROWD }, () =>
    ask(path, body, { bearer, address }).finally(() => {
      done += 1
    }),
  )
  const statuses: number[] = []
  while (done < CROWD / 2) statuses.push((await read('/routes')).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(new Set((await Promise.all(crowd)).map((answer) => answer.status))).toEqual(new Set([422]))
})
