import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { ADDRESS_TRIES } from './guard-login.ts'
import { MAILS_AN_HOUR } from './new-password.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const PASSWORD = 'long enough for a test'

type RestCall = { body?: unknown; token?: string; headers?: Record<string, string> }

async function ask(method: string, path: string, { body, token, headers }: RestCall = {}) {
  const request = new Request(`http://evil.example/api/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await handleEndpoints({ config: studio.payload.config, request })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    browser: answer.headers.getSetCookie().find((each) => each.includes('-browser=')),
  }
}

async function addPerson(role: 'admin' | 'reviewer' = 'reviewer', email = `${randomUUID()}@example.test`) {
  const { id } = await studio.payload.create({
    collection: 'users',
    data: { name: 'Ada', email, password: PASSWORD, role },
  })
  return { id, email }
}

async function signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
  const answer = await ask('POST', '/login', { body: { email, password }, headers })
  const { token } = z.object({ token: z.string().optional() }).parse(JSON.parse(answer.text))
  return { ...answer, token: token ?? '' }
}

async function mailsTo(email: string) {
  const where = { recipient: { equals: email } }
  return (await studio.payload.find({ collection: 'mails', where, sort: 'createdAt', limit: 50 })).docs
}

async function readLink(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ subject }) => subject === 'A new password for the studio')
  return /(https?:\S+\/admin\/reset\/)([\w-]+)/.exec(mail?.text ?? '')?.[0] ?? ''
}

const trailOf = async (id: string) =>
  (
    await studio.payload.find({ collection: 'sign-ins', where: { userId: { equals: id } }, sort: 'createdAt' })
  ).docs.map(({ action }) => action)

test('a reset link uses the configured host, is stored hashed and works only once', async () => {
  const { id, email } = await addPerson()
  const { token } = await signIn(email)
  expect((await ask('POST', '/forgot-password', { body: { email } })).status).toBe(200)
  const link = await readLink(email)
  expect(link).toMatch(/^http:\/\/localhost:3300\/admin\/reset\//)
  const secret = link.split('/').at(-1) ?? ''
  const { rows } = await studio.payload.db.pool.query('select * from accounts.staff_reset')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const wanted = { token: secret, password: 'another long enough one' }
  expect((await ask('POST', '/reset-password', { body: { ...wanted, password: 'password123' } })).status).toBe(400)
  const done = await ask('POST', '/reset-password', { body: wanted })
  expect([done.status, done.text]).toEqual([200, expect.not.stringContaining('token')])
  expect((await ask('POST', '/reset-password', { body: wanted })).status).toBe(403)
  expect((await ask('GET', '/me', { token })).text).toContain('"user":null')
  expect((await signIn(email, wanted.password)).status).toBe(200)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Your password for the studio was changed')
  expect(await trailOf(id)).toEqual(['new-browser', 'reset-asked', 'changed-password', 'new-browser'])
})

test.each([
  ['the password is changed', { password: 'another long enough one', ownPassword: PASSWORD }],
  ['the email address is changed', { email: `${randomUUID()}@example.test`, ownPassword: PASSWORD }],
])('an unused reset link becomes invalid when %s', async (_, change) => {
  const [admin, person] = [await addPerson('admin'), await addPerson()]
  const { token } = await signIn(admin.email)
  await ask('POST', '/forgot-password', { body: { email: person.email } })
  const secret = (await readLink(person.email)).split('/').at(-1)
  expect((await ask('PATCH', `/${person.id}`, { token, body: { name: 'Ada L' } })).status).toBe(200)
  expect((await ask('PATCH', `/${person.id}`, { token, body: change })).status).toBe(200)
  const used = await ask('POST', '/reset-password', { body: { token: secret, password: 'a third long enough one' } })
  expect([used.status, used.text]).toEqual([403, expect.stringContaining('ask for a new one')])
})

test('an unknown address gets the same answer after the same delay, and the mails to one account are limited', async () => {
  const { email } = await addPerson()
  const time = async (asked: string) => {
    const began = performance.now()
    const { status, text } = await ask('POST', '/forgot-password', { body: { email: asked } })
    return { status, text, ms: performance.now() - began }
  }
  const [known, unknown] = [await time(email), await time('nobody-here@example.test')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(299)
  for (let more = 0; more < MAILS_AN_HOUR; more++) await time(email)
  expect(await mailsTo(email)).toHaveLength(MAILS_AN_HOUR)
})

test('the accounts of one mailbox share the limit of reset mails', async () => {
  const name = randomUUID()
  const emails = [`${name}@example.test`, `${name}+1@example.test`, `${name}+2@example.test`]
  for (const email of emails) {
    await addPerson('reviewer', email)
    for (let asked = 0; asked < MAILS_AN_HOUR; asked++) await ask('POST', '/forgot-password', { body: { email } })
  }
  const mails = await Promise.all(emails.map(mailsTo))
  expect(mails.flat()).toHaveLength(MAILS_AN_HOUR)
})

test.each([{}, { email: { a: 1 } }, { email: '' }])('a reset request with the body %j is refused', async (body) => {
  expect((await ask('POST', '/forgot-password', { body })).status).toBe(400)
})

test('a new password needs the current password of the caller', async () => {
  const { id, email } = await addPerson()
  const { token } = await signIn(email)
  const change = (fields: Record<string, unknown>) => ask('PATCH', `/${id}`, { token, body: fields })
  const password = 'another long enough one'
  for (const ownPassword of [undefined, '', 'wrong', { a: 1 }]) {
    const { status, text } = await change({ password, ownPassword })
    expect([status, text]).toEqual([400, expect.stringContaining('ownPassword')])
  }
  expect((await change({ name: 'Ada L' })).status).toBe(200)
  expect((await change({ password, ownPassword: PASSWORD })).status).toBe(200)
  expect((await signIn(email, password)).status).toBe(200)
})

test('an administrator can set another person’s password after confirming their own', async () => {
  const [admin, other] = [await addPerson('admin'), await addPerson()]
  const { token } = await signIn(admin.email)
  const password = 'another long enough one'
  const set = (ownPassword: string) => ask('PATCH', `/${other.id}`, { token, body: { password, ownPassword } })
  expect((await set('wrong')).status).toBe(400)
  expect((await set(PASSWORD)).status).toBe(200)
  expect((await signIn(other.email, password)).status).toBe(200)
})

test.each(['seven77', 'password123', ' PASSWORD123 ', 'qwerty123', 'M3nagerie 2031!', 'x'.repeat(257)])(
  'the password %j is refused',
  async (password) => {
    const data = { name: 'Ada', email: `${randomUUID()}@example.test`, password, role: 'reviewer' as const }
    await expect(studio.payload.create({ collection: 'users', data })).rejects.toMatchObject({
      data: { errors: [{ path: 'password' }] },
    })
  },
)

test('a sign-in from a new browser is reported by mail, and one from a known browser is not', async () => {
  const { id, email } = await addPerson()
  const first = await signIn(email)
  expect(await mailsTo(email)).toEqual([])
  await signIn(email, PASSWORD, { 'user-agent': 'Browser <b>', 'x-menagerie-peer': '203.0.113.9' })
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain('Browser <b>')
  expect(mail?.html).toContain('Browser &lt;b&gt;')
  expect(mail?.text).toContain('203.0.113.9')
  await signIn(email, PASSWORD, { cookie: first.browser?.split(';')[0] ?? '' })
  expect(await mailsTo(email)).toHaveLength(1)
  await signIn(email, 'wrong')
  expect(await trailOf(id)).toEqual(['new-browser', 'new-browser', 'signed-in', 'wrong-password'])
})

test('the audit trail cannot be changed or deleted, and people see only their own entries', async () => {
  const [one, other] = [await addPerson(), await addPerson()]
  const { token } = await signIn(one.email)
  await signIn(other.email)
  const list = async (as: string) => {
    const request = new Request('http://studio.example/api/sign-ins?limit=100', {
      headers: { authorization: `JWT ${as}` },
    })
    return (await handleEndpoints({ config: studio.payload.config, request })).text()
  }
  expect(await list(token)).toContain(one.email)
  expect(await list(token)).not.toContain(other.email)
  const { pool } = studio.payload.db
  await expect(pool.query('delete from sign_ins')).rejects.toThrow('only added to')
  await expect(pool.query("update sign_ins set person = ''")).rejects.toThrow('only added to')
})

test('a person can list their sessions and end one or all others', async () => {
  const { email } = await addPerson()
  const sessions = [await signIn(email), await signIn(email), await signIn(email)].map(({ token }) => token)
  const [token = '', second = '', third = ''] = sessions
  const list = async () => JSON.parse((await ask('GET', '/sessions', { token })).text).sessions
  const listed = await list()
  expect(listed.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false])
  await ask('DELETE', `/sessions/${listed[1].id}`, { token })
  expect(await list()).toHaveLength(2)
  await ask('DELETE', '/sessions', { token })
  expect(await list()).toHaveLength(1)
  for (const gone of [second, third]) expect((await ask('GET', '/me', { token: gone })).text).toContain('"user":null')
  expect((await ask('GET', '/me', { token })).text).toContain(email)
  expect((await ask('GET', '/sessions')).status).toBe(401)
})

test('sign-in attempts from one network address are limited, whichever account they are for', async () => {
  const headers = { 'x-menagerie-peer': '198.51.100.7' }
  const { email } = await addPerson()
  const statuses = []
  for (let tried = 0; tried < ADDRESS_TRIES; tried += 10)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 10 }, (_, at) => signIn(`nobody-${tried + at}@example.test`, 'wrong', headers)),
      )),
    )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([401]))
  expect((await signIn(email, PASSWORD, headers)).status).toBe(429)
  expect((await signIn(email)).status).toBe(200)
})
