import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { listSecrets } from './former-secret.ts'
import { findKnownBrowser, toBrowserCookie } from './known-browser.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const PASSWORD = 'long enough for a test'

async function call(path: string, init: RequestInit = {}) {
  const headers = { 'content-type': 'application/json', ...init.headers }
  const request = new Request(`http://studio.example/api/users${path}`, { ...init, headers })
  const answer = await handleEndpoints({ config: studio.payload.config, request })
  return z.looseObject({ token: z.string().optional(), user: z.unknown() }).parse(await answer.json())
}

/** Runs with another secret; `before` is the former one. */
async function withNewKey<T>(before: string | undefined, run: () => Promise<T>): Promise<T> {
  const { secret } = studio.payload
  const { PAYLOAD_SECRET_BEFORE: kept } = process.env
  studio.payload.secret = 'f'.repeat(secret.length)
  process.env.PAYLOAD_SECRET_BEFORE = before ?? ''
  try {
    return await run()
  } finally {
    studio.payload.secret = secret
    process.env.PAYLOAD_SECRET_BEFORE = kept ?? ''
  }
}

test('sessions and known browsers stay valid after a change of the secret only if the previous secret is set', async () => {
  const email = `${randomUUID()}@example.test`
  await studio.payload.create({
    collection: 'users',
    data: { name: 'Ada', email, password: PASSWORD, role: 'reviewer' },
  })
  const { token = '' } = await call('/login', { method: 'POST', body: JSON.stringify({ email, password: PASSWORD }) })
  const authorization = `JWT ${token}`
  const isKnown = async () => (await call('/me', { headers: { authorization } })).user != null
  const cookie = toBrowserCookie(studio.payload.secret, email).split(';')[0] ?? ''
  const findBrowser = async () => findKnownBrowser(listSecrets(studio.payload), new Headers({ cookie }), email)
  expect(await isKnown()).toBe(true)
  const { secret } = studio.payload.config
  expect([await withNewKey(secret, isKnown), await withNewKey(secret, findBrowser)]).toEqual([true, expect.any(String)])
  expect([await withNewKey(undefined, isKnown), await withNewKey('another', isKnown)]).toEqual([false, false])
  expect(await withNewKey(undefined, findBrowser)).toBeUndefined()
})
