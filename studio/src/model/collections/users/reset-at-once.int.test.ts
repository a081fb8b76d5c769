import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTestApp, offerTestApp, toAppCode } from '../../../testing/test-app-factor.ts'
import {
  addTestPerson,
  openTestBrowser,
  signInTo,
  TEST_PASSWORD,
  type TestBrowser,
  trailOfPerson,
} from '../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'
import { CODE_TRIES, CODE_TRIES_A_DAY, ENROL_TRIES } from './factors/count-guesses.ts'
import { LOGIN_TRIES } from './guard-login.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())
afterEach(() => void vi.unstubAllEnvs())

const NEW_PASSWORD = 'another long enough one'

/** Requests `count` links, and returns the tokens of the newest `count` links sent to the address. */
async function askForLinks(email: string, count: number): Promise<string[]> {
  const browser = openTestBrowser(studio)
  for (let asked = 0; asked < count; asked++) await browser.ask('POST', '/forgot-password', { body: { email } })
  const where = { recipient: { equals: email }, subject: { equals: 'A new password for the studio' } }
  const { docs } = await studio.payload.find({ collection: 'mails', where, sort: '-createdAt', limit: count })
  return docs.map(({ text }) => /\/admin\/reset\/([\w-]+)/.exec(text)?.[1] ?? '')
}

const setWith = (browser: TestBrowser, token = '', password = NEW_PASSWORD) =>
  browser.ask('POST', '/reset-password', { body: { token, password } })

async function guess(email: string): Promise<number> {
  const stranger = openTestBrowser(studio)
  let status = 0
  for (let tried = 0; tried <= LOGIN_TRIES; tried++) ({ status } = await signInTo(stranger, email, `wrong ${tried}`))
  return status
}

test('only one of several reset links used at once sets the password, and the others are refused', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, email } = await addTestPerson(studio)
    const tokens = await askForLinks(email, 4)
    expect(new Set(tokens).size).toBe(4)
    const answers = await Promise.all(
      tokens.map((token, at) => setWith(openTestBrowser(studio), token, `${NEW_PASSWORD} ${at}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
    const won = answers.findIndex(({ status }) => status === 200)
    expect((await signInTo(openTestBrowser(studio), email, `${NEW_PASSWORD} ${won}`)).status).toBe(200)
    const { rows } = await studio.payload.db.pool.query('select 1 from accounts.staff_reset where user_id = $1', [id])
    expect(rows).toEqual([])
  }
})

test('two used reset links, a request for another, a change and a sign-in at once cause no server error', async () => {
  const { id, email } = await addTestPerson(studio)
  const [first, second] = await askForLinks(email, 2)
  const answers = await Promise.all([
    setWith(openTestBrowser(studio), first),
    setWith(openTestBrowser(studio), second),
    openTestBrowser(studio).ask('POST', '/forgot-password', { body: { email } }),
    signInTo(openTestBrowser(studio), email),
    studio.payload.update({ collection: 'users', id, data: { name: 'Ada L' } }).then(() => ({ status: 200 })),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('a password set by a reset link ends a session that the old password opens at the same moment', async () => {
  const { id, email } = await addTestPerson(studio)
  const [token] = await askForLinks(email, 1)
  const [owner, thief] = [openTestBrowser(studio), openTestBrowser(studio)]
  const [set] = await Promise.all([setWith(owner, token), signInTo(thief, email, TEST_PASSWORD)])
  expect(set.status).toBe(200)
  const { rows } = await studio.payload.db.pool.query('select 1 from users_sessions where _parent_id = $1', [id])
  expect(rows).toEqual([])
})

test('a reset link lifts the sign-in limit and lets its browser sign in despite later guesses by strangers', async () => {
  const { id, email } = await addTestPerson(studio)
  await signInTo(openTestBrowser(studio), email)
  expect(await guess(email)).toBe(429)
  const [token] = await askForLinks(email, 1)
  const owner = openTestBrowser(studio)
  expect((await setWith(owner, token)).status).toBe(200)
  // Earlier tries are reset, and later ones are not counted for this browser.
  expect((await signInTo(openTestBrowser(studio), email, NEW_PASSWORD)).status).toBe(200)
  expect(await guess(email)).toBe(429)
  expect((await signInTo(openTestBrowser(studio), email, NEW_PASSWORD)).status).toBe(429)
  expect((await signInTo(owner, email, NEW_PASSWORD)).status).toBe(200)
  // The audit trail records its first sign-in as that of a new browser, but not the next one.
  expect((await trailOfPerson(studio, id)).at(-1)).toBe('new-browser')
  expect((await signInTo(owner, email, NEW_PASSWORD)).status).toBe(200)
  expect((await trailOfPerson(studio, id)).at(-1)).toBe('signed-in')
})

test('a reset link does not lift the limit on another account, or on wrong passwords for its own', async () => {
  const [one, other] = [await addTestPerson(studio), await addTestPerson(studio)]
  const browser = openTestBrowser(studio)
  const [token] = await askForLinks(one.email, 1)
  expect((await setWith(browser, token)).status).toBe(200)
  expect(await guess(other.email)).toBe(429)
  expect((await signInTo(browser, other.email)).status).toBe(429)
  let status = 0
  for (let tried = 0; tried <= LOGIN_TRIES; tried++) ({ status } = await signInTo(browser, one.email, 'wrong'))
  expect(status).toBe(429)
})

/** Enters wrong codes after a sign-in with the password; returns how many were checked. */
async function guessCodes(
  browser: TestBrowser,
  email: string,
  password: string,
  most = CODE_TRIES + 1,
): Promise<number> {
  expect((await signInTo(browser, email, password)).json).toMatchObject({ step: 'second' })
  let seen = 0
  for (let tried = 0; tried < most; tried++)
    if ((await browser.ask('POST', '/login/code', { body: { code: '000000' } })).status === 401) seen += 1
  return seen
}

test('a reset link lets its owner enter an app code, however many codes strangers have tried before', async () => {
  const { email } = await addTestPerson(studio)
  const own = openTestBrowser(studio)
  await signInTo(own, email)
  const { key } = await addTestApp(own)
  for (let quarter = 0; quarter < 5; quarter++) {
    await guessCodes(openTestBrowser(studio), email, TEST_PASSWORD)
    await passQuarter()
  }
  await guessCodes(openTestBrowser(studio), email, TEST_PASSWORD)
  const [token] = await askForLinks(email, 1)
  const owner = openTestBrowser(studio)
  expect((await setWith(owner, token)).status).toBe(200)
  await signInTo(owner, email, NEW_PASSWORD)
  expect((await owner.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(200)
})

/** Lets 15 minutes pass, and the hour of the mail limit; counts per day stay. */
const passQuarter = () =>
  studio.payload.db.pool.query(
    `update accounts.attempt set since = since - interval '16 minutes' where key not like 'studio-code-%';
     delete from accounts.attempt where key like 'studio-mail/%'`,
  )

test('reset links allow only one more series of app-code attempts a day', async () => {
  const { email } = await addTestPerson(studio)
  const own = openTestBrowser(studio)
  await signInTo(own, email)
  const { key } = await addTestApp(own)
  let seen = 0
  for (let round = 0; round < 8; round++) {
    const thief = openTestBrowser(studio)
    const [token] = await askForLinks(email, 1)
    expect((await setWith(thief, token)).status).toBe(200)
    seen += await guessCodes(thief, email, NEW_PASSWORD)
    // Two series of codes in the first 15 minutes, then one in each.
    if (round === 0) expect(seen).toBe(CODE_TRIES)
    if (round === 1) expect(seen).toBe(2 * CODE_TRIES)
    if (round === 2) expect(seen).toBe(2 * CODE_TRIES)
    if (round >= 2) await passQuarter()
  }
  expect(seen).toBeLessThanOrEqual(CODE_TRIES_A_DAY + CODE_TRIES)
  await signInTo(own, email, NEW_PASSWORD)
  expect((await own.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status).toBe(200)
})

/** Enters wrong codes of a first app until there are too many; returns how many were looked at. */
async function enrolWrongly(email: string, password: string): Promise<number> {
  const stranger = openTestBrowser(studio)
  expect((await signInTo(stranger, email, password)).json).toEqual({ step: 'enrol' })
  await offerTestApp(stranger)
  for (let seen = 0; ; seen++)
    if ((await stranger.ask('POST', '/factors/app', { body: { code: 'wrong' } })).status === 429) return seen
}

test('a reset link allows another series of attempts to add the first app, once a day', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'reviewer')
  const { email } = await addTestPerson(studio)
  expect(await enrolWrongly(email, TEST_PASSWORD)).toBe(ENROL_TRIES)
  const [token] = await askForLinks(email, 1)
  expect((await setWith(openTestBrowser(studio), token)).status).toBe(200)
  expect(await enrolWrongly(email, NEW_PASSWORD)).toBe(ENROL_TRIES)
  const [second] = await askForLinks(email, 1)
  expect((await setWith(openTestBrowser(studio), second)).status).toBe(200)
  expect(await enrolWrongly(email, NEW_PASSWORD)).toBe(0)
  await passQuarter()
  const owner = openTestBrowser(studio)
  await signInTo(owner, email, NEW_PASSWORD)
  expect((await addTestApp(owner)).added.status).toBe(200)
})
