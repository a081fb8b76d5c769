import { createServer, type ServerResponse } from 'node:http'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryOn } from '../../../platform/query-on.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { addTestApp, toAppCode } from '../../../testing/test-app-factor.ts'
import { createTestPasskey } from '../../../testing/test-passkey.ts'
import {
  addTestPerson,
  openTestBrowser,
  signInTo,
  TEST_PASSWORD,
  type TestBrowser,
} from '../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { lockSignInOf } from './lock-sign-in.ts'

let studio: TestStudio
/** A list of leaked passwords that answers when the test says so. */
const asked: ServerResponse[] = []
const list = createServer((_, answer) => void asked.push(answer))
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  list.close()
  await studio?.close()
})
afterEach(() => void vi.unstubAllEnvs())

const begin = async (email: string): Promise<TestBrowser> => {
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  return browser
}
const sessionsOf = async (id: string) =>
  (await studio.payload.db.pool.query('select 1 from users_sessions where _parent_id = $1', [id])).rows
const setPassword = (browser: TestBrowser, id: string, password: string) =>
  browser.ask('PATCH', `/${id}`, { body: { password, ownPassword: TEST_PASSWORD } })
const challengeOf = async (browser: TestBrowser, path: string) =>
  z.object({ challenge: z.string() }).parse((await browser.ask('POST', path)).json).challenge

async function addPasskey(browser: TestBrowser) {
  await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  const passkey = createTestPasskey()
  const response = passkey.register({ challenge: await challengeOf(browser, '/factors/passkey/offer') })
  expect((await browser.ask('POST', '/factors/passkey', { body: { name: 'Key', response } })).status).toBe(200)
  return passkey
}

test('of two changes of a password that both have the old one, only one is made', async () => {
  const { id, email } = await addTestPerson(studio)
  const browsers = [await begin(email), await begin(email)]
  const words = ['the words of its owner', 'the words of a thief']
  const answers = await Promise.all(browsers.map((browser, at) => setPassword(browser, id, words[at] ?? '')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const won = answers.findIndex(({ status }) => status === 200)
  expect((await signInTo(openTestBrowser(studio), email, words[won])).status).toBe(200)
})

/** Does a part of a change in a transaction of its own, and runs `meanwhile` before its commit. */
async function beforeCommit<T>(change: (query: PlainQuery) => Promise<unknown>, meanwhile: () => Promise<T>) {
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await change(queryOn(client))
    const answer = meanwhile()
    await new Promise((done) => setTimeout(done, 300))
    await client.query('commit')
    return await answer
  } finally {
    await client.end()
  }
}

test('an administrator whose session ends at this moment changes no other person any more', async () => {
  const [{ id }, admin] = [await addTestPerson(studio), await addTestPerson(studio, 'admin')]
  const thief = await begin(admin.email)
  const endSessions = async (query: PlainQuery) => {
    await lockSignInOf(query, admin.id)
    await query('delete from users_sessions where _parent_id = $1::uuid', [admin.id])
  }
  const { status } = await beforeCommit(endSessions, () => setPassword(thief, id, 'the words of a thief'))
  expect(status).toBe(403)
})

describe('a studio is never left without an administrator', () => {
  const openAdmins = async () => {
    const people = [await addTestPerson(studio, 'admin'), await addTestPerson(studio, 'admin')]
    return Promise.all(people.map(async ({ id, email }) => ({ id, email, browser: await begin(email) })))
  }
  const rolesOf = async (people: readonly { id: string }[]) =>
    (await studio.payload.find({ collection: 'users', where: { id: { in: people.map(({ id }) => id) } } })).docs.map(
      ({ role }) => role,
    )

  test('when the only one chooses another role for the own account', async () => {
    const [admin] = await openAdmins()
    const body = { name: 'Ada L', role: 'reviewer' }
    expect((await admin?.browser.ask('PATCH', `/${admin.id}`, { body }))?.status).toBe(200)
    const all = await admin?.browser.ask('PATCH', `?where[email][equals]=${admin.email}`, { body })
    expect([all?.status, await rolesOf(admin ? [admin] : [])]).toEqual([200, ['admin']])
  })

  test.each([
    ['PATCH', { role: 'reviewer' }],
    ['DELETE', undefined],
  ])('when two of them end each other at the same moment (%s)', async (method, body) => {
    const admins = await openAdmins()
    const others = admins.toReversed()
    const answers = await Promise.all(
      admins.map(({ browser }, at) => browser.ask(method, `/${others[at]?.id}`, body && { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect((await rolesOf(admins)).filter((role) => role === 'admin')).toHaveLength(1)
  })
})

describe('a sign-in that waits for a change which ends all sessions', () => {
  test('opens none after a code, when the change is a new password by a link', async () => {
    const { id, email } = await addTestPerson(studio)
    const { key } = await addTestApp(await begin(email))
    const [owner, thief] = [openTestBrowser(studio), await begin(email)]
    await owner.ask('POST', '/forgot-password', { body: { email } })
    const where = { recipient: { equals: email }, subject: { equals: 'A new password for the studio' } }
    const { docs } = await studio.payload.find({ collection: 'mails', where })
    const token = /\/admin\/reset\/([\w-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? ''
    const { port } = z.object({ port: z.number() }).parse(list.address())
    vi.stubEnv('LEAKED_PASSWORDS_URL', `http://127.0.0.1:${port}`)
    const setting = owner.ask('POST', '/reset-password', { body: { token, password: 'the words of its owner' } })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    const coming = thief.ask('POST', '/login/code', { body: { code: toAppCode(key) } })
    await new Promise((done) => setTimeout(done, 300))
    for (const answer of asked.splice(0)) answer.end('')
    expect((await setting).status).toBe(200)
    expect((await coming).status).toBe(403)
    expect(await sessionsOf(id)).toEqual([])
  })

  test('opens none after a passkey, when the company lets its person go', async () => {
    const { id, email } = await addTestPerson(studio)
    const passkey = await addPasskey(await begin(email))
    const browser = openTestBrowser(studio)
    const letGo = async (query: PlainQuery) => {
      await lockSignInOf(query, id)
      await query(
        `insert into accounts.staff_identity (issuer, subject, user_id, ended_at) values ('x', $1::text, $1::uuid, now())`,
        [id],
      )
      await query('delete from users_sessions where _parent_id = $1::uuid', [id])
    }
    const { status } = await beforeCommit(letGo, async () => {
      const challenge = await challengeOf(browser, '/login/passkey/options')
      const response = passkey.authenticate({ challenge, userHandle: id })
      return browser.ask('POST', '/login/passkey', { body: { response } })
    })
    expect(status).toBe(403)
    expect(await sessionsOf(id)).toEqual([])
  })
})
