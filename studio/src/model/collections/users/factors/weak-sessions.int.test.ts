import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTestApp, toAppCode } from '../../../../testing/test-app-factor.ts'
import {
  addTestPerson,
  openTestBrowser,
  signInTo,
  type TestBrowser,
  trailOfPerson,
  whoIs,
} from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'
import { endWeakSessionsAtStart } from './weak-sessions.ts'

let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())
afterEach(() => void vi.unstubAllEnvs())

async function signInNew(email: string): Promise<TestBrowser> {
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  return browser
}
const hasLastingSession = async (browser: TestBrowser) => (await whoIs(browser)) !== null

async function readMails(email: string): Promise<string> {
  const { docs } = await studio.payload.find({ collection: 'mails', where: { recipient: { equals: email } } })
  return docs.map(({ text }) => text).join('\n')
}

test('adding the first factor ends all other sessions opened with a password alone, and is reported by mail', async () => {
  const { id, email } = await addTestPerson(studio)
  const [owner, thief] = [await signInNew(email), await signInNew(email)]
  const { key } = await addTestApp(owner)
  expect([await hasLastingSession(owner), await hasLastingSession(thief)]).toEqual([true, false])
  expect((await trailOfPerson(studio, id)).slice(-2).toSorted()).toEqual(['added-factor', 'ended-sessions'])
  expect(await readMails(email)).toContain('All other sessions of your account were ended')
  // Sessions that were opened with a factor stay when another factor is added.
  const other = openTestBrowser(studio)
  await signInTo(other, email)
  expect((await other.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(200)
  await addTestApp(owner)
  expect([await hasLastingSession(owner), await hasLastingSession(other)]).toEqual([true, true])
})

test('adding the first factor during a sign-in keeps the new session and ends an older one', async () => {
  const { email } = await addTestPerson(studio, 'admin')
  const thief = await signInNew(email)
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  const owner = await signInNew(email)
  expect((await addTestApp(owner)).added.status).toBe(200)
  expect([await hasLastingSession(owner), await hasLastingSession(thief)]).toEqual([true, false])
})

test('a password-only session that begins while the first factor is added does not remain', async () => {
  const { id, email } = await addTestPerson(studio)
  const owner = await signInNew(email)
  const [, ...others] = await Promise.all([
    addTestApp(owner),
    ...Array.from({ length: 4 }, () => signInTo(openTestBrowser(studio), email)),
  ])
  expect(others.every(({ status }) => status === 200)).toBe(true)
  const { rows } = await studio.payload.db.pool.query('select 1 from users_sessions where _parent_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('sessions without a second factor end when the studio starts and the setting requires one for their role', async () => {
  const [admin, editor] = [await addTestPerson(studio, 'admin'), await addTestPerson(studio, 'editor')]
  const sessions = [await signInNew(admin.email), await signInNew(editor.email)]
  const enrolled = await addTestPerson(studio, 'admin')
  const { key } = await addTestApp(await signInNew(enrolled.email))
  const strong = await signInNew(enrolled.email)
  expect((await strong.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(200)
  const settings = { DATABASE_URL: studio.databaseUrl, STUDIO_SECOND_FACTOR: 'none' }
  await endWeakSessionsAtStart(settings)
  expect(await Promise.all([...sessions, strong].map(hasLastingSession))).toEqual([true, true, true])
  await endWeakSessionsAtStart({ ...settings, STUDIO_SECOND_FACTOR: 'admin' })
  expect(await Promise.all([...sessions, strong].map(hasLastingSession))).toEqual([false, true, true])
  expect((await trailOfPerson(studio, admin.id)).at(-1)).toBe('ended-sessions')
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  expect((await signInTo(openTestBrowser(studio), admin.email)).json).toEqual({ step: 'enrol' })
})

test('ending sessions without a required factor is retried if the database is unavailable at the start', async () => {
  const { email } = await addTestPerson(studio, 'admin')
  const browser = await signInNew(email)
  const away = { DATABASE_URL: 'postgres://a@127.0.0.1:9/a', STUDIO_SECOND_FACTOR: 'admin' }
  await endWeakSessionsAtStart(away, 5)
  away.DATABASE_URL = studio.databaseUrl
  await expect.poll(() => hasLastingSession(browser)).toBe(false)
})
