import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bringToken, type ForgedProvider, openForgedProvider } from '../../../testing/test-forged-provider.ts'
import {
  addTestPerson,
  openTestBrowser,
  signInTo,
  TEST_PASSWORD,
  type TestBrowser,
  whoIs,
} from '../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

const CLIENT = 'studio'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const ROUNDS = 4

let studio: TestStudio
let company: ForgedProvider
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  company = await openForgedProvider(CLIENT)
})
afterAll(async () => {
  await studio?.close()
  await company?.close()
})
afterEach(() => void vi.unstubAllEnvs())

async function signInNew(email: string): Promise<TestBrowser> {
  const browser = openTestBrowser(studio)
  expect((await signInTo(browser, email)).status).toBe(200)
  return browser
}

async function listSessions(id: string): Promise<string[]> {
  const { rows } = await studio.payload.db.pool.query(
    'select id::text from users_sessions where _parent_id = $1 order by 1',
    [id],
  )
  return rows.map((row: { id: string }) => row.id)
}

/** All that writes the sessions of a person back, at the same moment: sign-ins, prolonged sessions and a save of the person. */
const writeBack = (id: string, email: string, browsers: readonly TestBrowser[]) => [
  ...Array.from({ length: 3 }, () => signInTo(openTestBrowser(studio), email)),
  ...browsers.map((browser) => browser.ask('POST', '/refresh-token')),
  studio.payload.update({ collection: 'users', id, data: { name: 'Ada L' } }).then(() => ({ status: 200 })),
]

test('a reset of second factors ends all earlier sessions, even while other requests write sessions', async () => {
  const admin = await signInNew((await addTestPerson(studio, 'admin')).email)
  for (let round = 0; round < ROUNDS; round++) {
    const { id, email } = await addTestPerson(studio)
    const browsers = [await signInNew(email), await signInNew(email)]
    const before = await listSessions(id)
    const body = { ownPassword: TEST_PASSWORD }
    const [reset, ...others] = await Promise.all([
      admin.ask('POST', `/${id}/factors/reset`, { body }),
      ...writeBack(id, email, browsers),
    ])
    expect([reset.status, others.filter(({ status }) => status >= 500)]).toEqual([200, []])
    expect((await listSessions(id)).filter((sid) => before.includes(sid))).toEqual([])
  }
})

test('a person who gets a role with a second factor keeps no password-only session, even during other requests', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  for (let round = 0; round < ROUNDS; round++) {
    const { id, email } = await addTestPerson(studio)
    const browsers = [await signInNew(email), await signInNew(email)]
    const [, ...others] = await Promise.all([
      studio.payload.update({ collection: 'users', id, data: { role: 'admin' } }),
      ...writeBack(id, email, browsers),
    ])
    expect(others.filter(({ status }) => status >= 500)).toEqual([])
    expect(await listSessions(id)).toEqual([])
  }
})

test.each([
  ['one signs out', '/logout', 'POST', 2],
  ['one ends all others', '/sessions', 'DELETE', 1],
] as const)(
  'the ended sessions stay ended when of three browsers %s while the others refresh their tokens',
  async (_, path, method, left) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, email } = await addTestPerson(studio)
      const [one, ...others] = [await signInNew(email), await signInNew(email), await signInNew(email)]
      const ended = one.ask(method, path)
      const answers = await Promise.all([ended, ...others.map((other) => other.ask('POST', '/refresh-token'))])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect(await listSessions(id)).toHaveLength(left)
    }
  },
)

/** A browser of a person that came by the provider, in a session that it calls `sid`. */
async function comeIn(sub: string, sid: string): Promise<TestBrowser> {
  const claims = { sub, sid, email: `${sub}@company.example` }
  return (await bringToken(studio, company, { claims })).browser
}

function tellLogout(sub: string, sid: string): Promise<Response> {
  const claims = { jti: randomUUID(), events: { [EVENT]: {} }, sub, sid }
  const token = company.sign({ header: { typ: 'logout+jwt' }, claims })
  const request = new Request('http://localhost:3300/api/users/login/company/backchannel-logout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: token }),
  })
  return handleEndpoints({ config: studio.payload.config, request })
}

test('a session that the provider ends stays ended while other sessions of the person continue and begin', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sub = `hal-${randomUUID()}`
    const [ended, going] = [await comeIn(sub, 's1'), await comeIn(sub, 's2')]
    const [told, begun, ...answers] = await Promise.all([
      tellLogout(sub, 's1'),
      comeIn(sub, 's3'),
      ended.ask('POST', '/refresh-token'),
      ...Array.from({ length: 3 }, () => going.ask('POST', '/refresh-token')),
    ])
    expect([told.status, answers.filter(({ status }) => status >= 500)]).toEqual([200, []])
    const there = await Promise.all([ended, going, begun].map(async (browser) => (await whoIs(browser)) !== null))
    expect(there).toEqual([false, true, true])
  }
})
