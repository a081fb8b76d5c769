import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTestApp, toAppCode } from '../../../../testing/test-app-factor.ts'
import {
  addTestPerson,
  hasSession,
  openTestBrowser,
  signInTo,
  subjectsTo,
  TEST_PASSWORD,
  trailOfPerson,
  whoIs,
} from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'
import { CODE_TRIES } from './count-guesses.ts'

let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())
afterEach(() => void vi.unstubAllEnvs())

async function addPersonWithApp() {
  const person = await addTestPerson(studio)
  const browser = openTestBrowser(studio)
  await signInTo(browser, person.email)
  return { ...person, browser, ...(await addTestApp(browser)) }
}

test('a password alone opens no session for a person with an app, and each app code works only once', async () => {
  const { id, email, key } = await addPersonWithApp()
  const browser = openTestBrowser(studio)
  const first = await signInTo(browser, email)
  expect([first.status, first.json]).toEqual([200, { step: 'second', methods: ['code', 'recovery-code'] }])
  expect(hasSession(browser)).toBe(false)
  const code = toAppCode(key)
  expect(
    (await browser.ask('POST', '/login/code', { body: { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` } })).status,
  ).toBe(200)
  expect(await whoIs(browser)).toMatchObject({ email })
  const again = openTestBrowser(studio)
  await signInTo(again, email)
  expect((await again.ask('POST', '/login/code', { body: { code } })).status).toBe(401)
  expect(hasSession(again)).toBe(false)
  expect(await trailOfPerson(studio, id)).toEqual(['new-browser', 'added-factor', 'new-browser', 'wrong-code'])
})

test('the same code sent by six browsers at once opens only one session', async () => {
  const { email, key } = await addPersonWithApp()
  const browsers = Array.from({ length: 6 }, () => openTestBrowser(studio))
  for (const browser of browsers) await signInTo(browser, email)
  const code = toAppCode(key)
  const answers = await Promise.all(browsers.map((browser) => browser.ask('POST', '/login/code', { body: { code } })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an app code from a clock half a minute ahead is accepted, and codes from clocks further off are refused', async () => {
  const { email, key } = await addPersonWithApp()
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  for (const steps of [-5, -3, 3, 20])
    expect((await browser.ask('POST', '/login/code', { body: { code: toAppCode(key, steps) } })).status).toBe(401)
  expect((await browser.ask('POST', '/login/code', { body: { code: toAppCode(key, 1) } })).status).toBe(200)
  // A code before the last one is invalid as well.
  const other = openTestBrowser(studio)
  await signInTo(other, email)
  expect((await other.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(401)
})

test('an app code or recovery code of another account opens no session', async () => {
  const [one, other] = [await addPersonWithApp(), await addPersonWithApp()]
  const browser = openTestBrowser(studio)
  await signInTo(browser, one.email)
  expect((await browser.ask('POST', '/login/code', { body: { code: toAppCode(other.key) } })).status).toBe(401)
  const recovery = await browser.ask('POST', '/login/recovery-code', { body: { code: other.codes[0] } })
  expect([recovery.status, hasSession(browser)]).toEqual([401, false])
})

test.each([undefined, '', 'abcdef', '12345', '1234567', 7, { a: 1 }, null, '١٢٣٤٥٦', 'x'.repeat(1e4)])(
  'the code %j is refused',
  async (code) => {
    const { email } = await addPersonWithApp()
    const browser = openTestBrowser(studio)
    await signInTo(browser, email)
    const { status } = await browser.ask('POST', '/login/code', { body: { code } })
    expect([400, 401]).toContain(status)
    expect(hasSession(browser)).toBe(false)
  },
)

test('a recovery code works once, however it is typed, and its use is reported by mail', async () => {
  const { id, email, codes } = await addPersonWithApp()
  expect(new Set(codes).size).toBe(10)
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  const typed = ` ${codes[3]?.toLowerCase().replace('-', ' ')}`
  expect((await browser.ask('POST', '/login/recovery-code', { body: { code: typed } })).status).toBe(200)
  expect(hasSession(browser)).toBe(true)
  const again = openTestBrowser(studio)
  await signInTo(again, email)
  expect((await again.ask('POST', '/login/recovery-code', { body: { code: codes[3] } })).status).toBe(401)
  expect(await subjectsTo(studio, email)).toContain('A recovery code for the studio was used')
  expect(await trailOfPerson(studio, id)).toContain('used-recovery-code')
  const { rows } = await studio.payload.db.pool.query(
    `select r::text, t::text from accounts.staff_recovery r, accounts.staff_totp t where r.user_id = $1 and t.user_id = $1`,
    [id],
  )
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
})

test('wrong codes of each kind are limited and reported by mail, and the owner’s known browser is not limited', async () => {
  const { email, key, browser: own } = await addPersonWithApp()
  await own.ask('POST', '/logout')
  const stranger = openTestBrowser(studio)
  await signInTo(stranger, email)
  const statuses: number[] = []
  for (let tried = 0; tried <= CODE_TRIES; tried++) {
    const way = tried % 2 === 0 ? 'code' : 'recovery-code'
    statuses.push((await stranger.ask('POST', `/login/${way}`, { body: { code: '000000' } })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: CODE_TRIES }, () => 401), 429])
  // A new ticket does not reset the limit, and even the right code has to wait.
  await signInTo(stranger, email)
  expect((await stranger.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(429)
  expect(await subjectsTo(studio, email)).toContain('Someone tried to guess your second factor for the studio')
  await signInTo(own, email)
  expect((await own.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(200)
})

test('a code is refused without a sign-in ticket or with an expired one', async () => {
  const { email, key } = await addPersonWithApp()
  const browser = openTestBrowser(studio)
  const refused = await browser.ask('POST', '/login/code', { body: { code: toAppCode(key) } })
  expect(refused.status).toBe(403)
  await signInTo(browser, email)
  await studio.payload.db.pool.query("update accounts.staff_ticket set expires_at = now() - interval '1 second'")
  expect((await browser.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(403)
  expect(hasSession(browser)).toBe(false)
})

test('a new password ends sign-in tickets that the old password opened', async () => {
  const { id, email, key } = await addPersonWithApp()
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  await studio.payload.update({ collection: 'users', id, data: { password: 'another long enough one' } })
  expect((await browser.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(403)
})

test('a person whose role requires a second factor must add one before a session opens', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  const { email } = await addTestPerson(studio, 'admin')
  const browser = openTestBrowser(studio)
  const first = await signInTo(browser, email)
  expect([first.json, hasSession(browser)]).toEqual([{ step: 'enrol' }, false])
  expect((await browser.ask('GET', '/factors')).status).toBe(401)
  expect((await browser.ask('POST', '/factors/app', { body: { code: '000000' } })).status).toBe(400)
  const { added, codes } = await addTestApp(browser)
  expect([added.status, hasSession(browser), codes.length]).toEqual([200, true, 10])
  expect(await whoIs(browser)).toMatchObject({ email })
  const reviewer = await addTestPerson(studio)
  const other = openTestBrowser(studio)
  await signInTo(other, reviewer.email)
  expect(hasSession(other)).toBe(true)
})

test('a production server requires a second factor from the back office, and another server does not', async () => {
  const person = await addTestPerson(studio, 'backOffice')
  const plain = openTestBrowser(studio)
  await signInTo(plain, person.email)
  expect(hasSession(plain)).toBe(true)
  vi.stubEnv('MENAGERIE_PRODUCTION', '1')
  const browser = openTestBrowser(studio)
  expect((await signInTo(browser, person.email)).json).toEqual({ step: 'enrol' })
})

test('no address that accepts a password bypasses the second step', async () => {
  const { email, id } = await addPersonWithApp()
  const { payload } = studio
  const data = { email, password: TEST_PASSWORD }
  await expect(payload.login({ collection: 'users', data })).rejects.toMatchObject({ status: 401 })
  const sessions = async () =>
    (await payload.db.pool.query('select 1 from users_sessions where _parent_id = $1', [id])).rows.length
  const before = await sessions()
  const stranger = openTestBrowser(studio)
  const doors: [string, string, object?][] = [
    ['POST', '/login', data],
    ['POST', '/login?depth=0', { ...data, context: { isNewPassword: true } }],
    ['POST', '/refresh-token', data],
    ['POST', '/first-register', { ...data, name: 'x', role: 'admin' }],
    ['POST', '/unlock', { email }],
    ['GET', '/me'],
    ['GET', '/init'],
    ['POST', '/verify/abc'],
  ]
  for (const [method, path, body] of doors) {
    const answer = await stranger.ask(method, path, body && { body })
    expect([path, hasSession(stranger), answer.text.includes('"token":"')]).toEqual([path, false, false])
  }
  // A password reset link does not sign in either.
  await stranger.ask('POST', '/forgot-password', { body: { email } })
  const mail = await payload.find({ collection: 'mails', where: { recipient: { equals: email } }, sort: '-createdAt' })
  const token = /\/admin\/reset\/([\w-]+)/.exec(mail.docs[0]?.text ?? '')?.[1]
  const set = await stranger.ask('POST', '/reset-password', { body: { token, password: 'another long enough one' } })
  expect([set.status, hasSession(stranger)]).toEqual([200, false])
  expect((await signInTo(stranger, email, 'another long enough one')).json).toMatchObject({ step: 'second' })
  expect(await sessions()).toBeLessThanOrEqual(before)
})

test('a person who is given a role that requires a second factor must sign in again', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  const { id, email } = await addTestPerson(studio)
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  await studio.payload.update({ collection: 'users', id, data: { role: 'editor' } })
  expect(await whoIs(browser)).toMatchObject({ email })
  await studio.payload.update({ collection: 'users', id, data: { role: 'admin' } })
  expect(await whoIs(browser)).toBeNull()
})
