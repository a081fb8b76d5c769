import { expect, test } from 'vitest'
import type { ContentApi } from '../../platform/content-api.ts'
import { openSessions } from './open-sessions.ts'

const SECRET = 'a secret of at least thirty-two letters'
const ENDS = 2_000_000
const session = { account: 'sanne', bearer: 'bearer-of-a-session' }
const clock = { now: 1_000_000 }
const answer = (status: number): ContentApi => ({ ask: async () => ({ status, json: undefined }) })
const down: ContentApi = { ask: () => Promise.reject(new Error('there is no studio')) }
const open = (contentApi: ContentApi = down, secret = SECRET, https = false) =>
  openSessions({ secret, https, contentApi, now: () => clock.now })
const cookieOf = (value: string, name = 'tailwell-session') => `theme=dark; ${name}=${value}; x=y`

test('a sealed session cookie can be read only with its brand and secret', () => {
  const value = open().seal(session, 'tailwell', ENDS)
  expect(Buffer.from(value, 'base64url').toString()).not.toContain('bearer')
  expect(open().open(cookieOf(value), 'tailwell')).toEqual(session)
  expect(open().open(cookieOf(value, 'aldergrove-session'), 'aldergrove')).toBeUndefined()
  expect(open(down, 'another secret of thirty-two letters!').open(cookieOf(value), 'tailwell')).toBeUndefined()
  expect(open(down, SECRET, true).open(cookieOf(value), 'tailwell')).toBeUndefined()
  expect(open(down, SECRET, true).open(cookieOf(value, '__Host-tailwell-session'), 'tailwell')).toEqual(session)
})

test('after a change of the secret, cookies of the former secret are read and new ones use the new secret', () => {
  const secret = 'another secret of thirty-two letters!'
  const changed = openSessions({ secret, secretBefore: SECRET, https: false, contentApi: down, now: () => clock.now })
  expect(changed.open(cookieOf(open().seal(session, 'tailwell', ENDS)), 'tailwell')).toEqual(session)
  const value = changed.seal(session, 'tailwell', ENDS)
  expect(open(down, secret).open(cookieOf(value), 'tailwell')).toEqual(session)
  expect(open().open(cookieOf(value), 'tailwell')).toBeUndefined()
})

test.each(['', 'x', '%%%', 'A'.repeat(400)])('a forged cookie (%s) is no session', (value) => {
  expect(open().open(cookieOf(value), 'tailwell')).toBeUndefined()
})

test('a session cookie with one changed letter is refused', () => {
  const value = open().seal(session, 'tailwell', ENDS)
  const at = value.length - 5
  const forged = `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`
  expect(open().open(cookieOf(forged), 'tailwell')).toBeUndefined()
})

test('a session cookie expires at its own end time', () => {
  const value = open().seal(session, 'tailwell', ENDS)
  clock.now = ENDS
  expect(open().open(cookieOf(value), 'tailwell')).toBeUndefined()
  clock.now = 1_000_000
})

test('a session ends when the studio refuses it, and stays valid while the studio is away', async () => {
  expect(await open(answer(401)).check(session, 'tailwell')).toBeUndefined()
  for (const contentApi of [answer(200), answer(503), down])
    expect(await open(contentApi).check(session, 'tailwell')).toEqual(session)
})
