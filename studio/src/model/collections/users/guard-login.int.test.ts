import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldTries } from '../../../access/sign-in/attempts.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { LOGIN_TRIES } from './guard-login.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const PASSWORD = 'long enough for a test'

async function addPerson(): Promise<string> {
  const email = `${randomUUID()}@example.test`
  await studio.payload.create({
    collection: 'users',
    data: { name: 'Ada', email, password: PASSWORD, role: 'reviewer' },
  })
  return email
}

async function signIn(email: unknown, password: unknown = PASSWORD, cookie?: string) {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const body = JSON.stringify({ email, password })
  const request = new Request('http://studio.example/api/users/login', { method: 'POST', headers, body })
  const answer = await handleEndpoints({ config: studio.payload.config, request })
  const cookies = answer.headers.getSetCookie()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text: await answer.text(),
    cookies,
    browser: cookies.find((each) => each.startsWith('menagerie-studio-browser='))?.split(';')[0],
  }
}

async function guess(email: string, cookie?: string) {
  const answers = []
  for (let tried = 0; tried <= LOGIN_TRIES; tried++) answers.push(await signIn(email, `wrong ${tried}`, cookie))
  return answers.map(({ status, text }) => ({ status, text }))
}

test('attempts on an account and on an unknown email address get the same answers, including the limit', async () => {
  const [known, unknown] = await Promise.all([guess(await addPerson()), guess('stranger@example.test')])
  expect(known).toEqual(unknown)
  expect(known.map(({ status }) => status)).toEqual([...Array.from({ length: LOGIN_TRIES }, () => 401), 429])
  expect(known.at(-1)?.text).toContain('There were too many attempts to sign in: wait 15 minutes and try again')
})

describe('strangers who guess the password of an account', () => {
  test('are limited, and do not lock out the owner in a browser that is known from an earlier sign-in', async () => {
    const email = await addPerson()
    const { status, browser } = await signIn(email)
    expect([status, browser]).toEqual([200, expect.any(String)])
    await guess(email)
    const refused = await signIn(email)
    expect([refused.status, refused.cookies, Number(refused.retryAfter) > 0]).toEqual([429, [], true])
    expect(await signIn(` ${email.toUpperCase()} `, PASSWORD, browser)).toMatchObject({ status: 200 })
  })

  test('cannot avoid the limit with a forged browser cookie or with that of another account', async () => {
    const [email, other] = [await addPerson(), await addPerson()]
    const { browser } = await signIn(other)
    await guess(email)
    const forged = 'menagerie-studio-browser=AAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    for (const cookie of [browser, forged, 'menagerie-studio-browser=x'])
      expect(await signIn(email, PASSWORD, cookie)).toMatchObject({ status: 429 })
  })

  test('are limited in the known browser of the owner as well', async () => {
    const email = await addPerson()
    const { browser } = await signIn(email)
    expect((await guess(email, browser)).at(-1)).toMatchObject({ status: 429 })
  })
})

test('a successful sign-in resets the count of failed attempts', async () => {
  const email = await addPerson()
  for (let tried = 0; tried < LOGIN_TRIES - 1; tried++) await signIn(email, 'wrong')
  expect(await signIn(email)).toMatchObject({ status: 200 })
  expect(await signIn(email, 'wrong')).toMatchObject({ status: 401 })
  expect(await signIn(email)).toMatchObject({ status: 200 })
})

test('a sign-in answers as Payload’s own does, with a token, a person and a valid session', async () => {
  const email = await addPerson()
  const { text, cookies } = await signIn(email)
  const { token, user } = JSON.parse(text)
  expect(user).toMatchObject({ email, role: 'reviewer' })
  expect(text).not.toMatch(/"(hash|salt)":/)
  expect(cookies[0]).toMatch(/^menagerie-studio-token=.*HttpOnly.*SameSite=Strict/)
  const request = new Request('http://studio.example/api/users/me', { headers: { authorization: `JWT ${token}` } })
  const me = await handleEndpoints({ config: studio.payload.config, request })
  expect(await me.json()).toMatchObject({ user: { email } })
})

test('sign-in attempts older than a day are deleted, and newer ones are kept', async () => {
  const { pool } = studio.payload.db
  await pool.query(`insert into accounts.attempt (key, tries, since)
    values ('old', 10, now() - interval '25 hours'), ('new', 10, now() - interval '23 hours')`)
  await deleteOldTries(pool)
  const { rows } = await pool.query(`select key from accounts.attempt where key in ('old', 'new')`)
  expect(rows).toEqual([{ key: 'new' }])
})

test('the sessions of simultaneous sign-ins are all valid', async () => {
  const email = await addPerson()
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email)))
  const people = answers.map(async ({ text }) => {
    const headers = { authorization: `JWT ${JSON.parse(text).token}` }
    const request = new Request('http://studio.example/api/users/me', { headers })
    return (await handleEndpoints({ config: studio.payload.config, request })).json()
  })
  const signedIn = { user: { email } }
  expect(await Promise.all(people)).toMatchObject([signedIn, signedIn, signedIn, signedIn])
})

test.each([
  ['no address', '', PASSWORD],
  ['no password', 'ada@example.test', ' '],
  ['values that are not texts', { a: 1 }, [1]],
])('a sign-in with %s is refused', async (_, email, password) => {
  expect(await signIn(email, password)).toMatchObject({ status: 400 })
})
