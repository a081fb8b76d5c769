import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { addPerson, linkTo } from './add-person.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const PASSWORD = 'long enough for a test'
const PERSON = { email: 'ida@example.test', name: 'Ida', role: 'reviewer' as const, sites: [] }

async function post(path: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const request = new Request(`http://x/api/users${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await handleEndpoints({ config: studio.payload.config, request })).status
}

const readToken = (told: string) =>
  /^http:\/\/localhost:3300\/admin\/reset\/(?<token>[\w-]{43})$/m.exec(told)?.groups?.token
const signIn = (password: string) => post('/login', { email: PERSON.email, password })

test('a person added on the server chooses a password by a link, which works only once and expires', async () => {
  const token = readToken(await addPerson(studio.payload, PERSON))
  const choose = (password: string, used = token) => post('/reset-password', { token: used, password })
  expect(await choose('password123')).toBe(400)
  expect(await choose(PASSWORD)).toBe(200)
  expect(await choose('another long enough one')).toBe(403)
  expect(await signIn(PASSWORD)).toBe(200)
  const late = readToken(await linkTo(studio.payload, PERSON.email))
  await studio.payload.db.pool.query(`update accounts.staff_reset set expires_at = expires_at - interval '24 hours'`)
  expect(await choose('another long enough one', late)).toBe(403)
  expect(await choose('another long enough one', readToken(await linkTo(studio.payload, PERSON.email)))).toBe(200)
  expect([await signIn(PASSWORD), await signIn('another long enough one')]).toEqual([401, 200])
})

test('a person can be added with a password and only once, and a link needs an existing account', async () => {
  const other = { ...PERSON, email: 'otto@example.test' }
  expect(await addPerson(studio.payload, other, PASSWORD)).not.toContain(PASSWORD)
  expect(await post('/login', { email: other.email, password: PASSWORD })).toBe(200)
  await expect(addPerson(studio.payload, other)).rejects.toThrow('has an account already')
  await expect(linkTo(studio.payload, 'none@example.test')).rejects.toThrow('There is no person')
})
