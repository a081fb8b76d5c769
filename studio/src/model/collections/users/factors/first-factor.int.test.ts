import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { toTokenHash } from '../../../../access/sign-in/secret-token.ts'
import { offerTestApp, toAppCode } from '../../../../testing/test-app-factor.ts'
import { createTestPasskey } from '../../../../testing/test-passkey.ts'
import {
  addTestPerson,
  hasSession,
  openTestBrowser,
  signInTo,
  TEST_PASSWORD,
  type TestBrowser,
} from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'

let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())
beforeEach(() => void vi.stubEnv('STUDIO_SECOND_FACTOR', 'reviewer'))
afterEach(() => void vi.unstubAllEnvs())

/** Kinds of factors. `KINDS` offers one and returns a function that proves it later, because much may happen in between. */
type Kind = 'app' | 'passkey'
const KINDS: Readonly<Record<Kind, (browser: TestBrowser) => Promise<() => Promise<{ status: number }>>>> = {
  app: async (browser) => {
    const key = await offerTestApp(browser)
    return () => browser.ask('POST', '/factors/app', { body: { code: toAppCode(key) } })
  },
  passkey: async (browser) => {
    const { json } = await browser.ask('POST', '/factors/passkey/offer')
    const { challenge } = z.object({ challenge: z.string() }).parse(json)
    const response = createTestPasskey().register({ challenge })
    return () => browser.ask('POST', '/factors/passkey', { body: { name: 'One', response } })
  },
}
const PAIRS: readonly (readonly [Kind, Kind])[] = [
  ['app', 'app'],
  ['app', 'passkey'],
  ['passkey', 'app'],
  ['passkey', 'passkey'],
]

/** Opens a browser that has sent the right password and must add a first factor. */
async function begin(email: string): Promise<TestBrowser> {
  const browser = openTestBrowser(studio)
  expect((await signInTo(browser, email)).json).toEqual({ step: 'enrol' })
  return browser
}

async function listKept(id: string): Promise<string[]> {
  const { rows } = await studio.payload.db.pool.query(
    `select 'app ' || encode(sealed_key, 'hex') as kept from accounts.staff_totp where user_id = $1
     union all select 'passkey ' || id from accounts.staff_passkey where user_id = $1`,
    [id],
  )
  return z
    .array(z.object({ kept: z.string() }))
    .parse(rows)
    .map(({ kept }) => kept)
}

async function countCodes(id: string): Promise<number> {
  const { rows } = await studio.payload.db.pool.query('select 1 from accounts.staff_recovery where user_id = $1', [id])
  return rows.length
}

test.each(PAIRS)(
  'adding the first factor (%s) ends other sign-in tickets, so that none can add a second factor (%s)',
  async (own, other) => {
    const { id, email } = await addTestPerson(studio)
    const [waiting, thief, owner] = [await begin(email), await begin(email), await begin(email)]
    const prove = await KINDS[other](thief)
    expect((await (await KINDS[own](owner))()).status).toBe(200)
    const kept = await listKept(id)
    for (const path of ['/factors/app/offer', '/factors/passkey/offer'])
      expect([path, (await waiting.ask('POST', path)).status]).toEqual([path, 403])
    expect([(await prove()).status, hasSession(thief), hasSession(waiting)]).toEqual([403, false, false])
    expect(await listKept(id)).toEqual(kept)
    const { rows } = await studio.payload.db.pool.query('select 1 from accounts.staff_ticket where user_id = $1', [id])
    expect(rows).toEqual([])
  },
)

test.each(PAIRS)(
  'only one factor becomes the first when %s and %s are added at the same moment',
  async (one, other) => {
    const { id, email } = await addTestPerson(studio)
    const browsers = [await begin(email), await begin(email)] as const
    const proofs = [await KINDS[one](browsers[0]), await KINDS[other](browsers[1])]
    const answers = await Promise.all(proofs.map((prove) => prove()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(browsers.filter(hasSession)).toHaveLength(1)
    expect([(await listKept(id)).length, await countCodes(id)]).toEqual([1, 10])
  },
)

test('a ticket that ends during its passkey request is answered as ended, not as a wrong passkey', async () => {
  const { email } = await addTestPerson(studio)
  const thief = await begin(email)
  const prove = await KINDS.passkey(thief)
  const token = toTokenHash(thief.cookies.get('menagerie-studio-step') ?? '')
  const owner = await studio.payload.db.pool.connect()
  await owner.query('begin')
  await owner.query('select 1 from accounts.staff_ticket where token_hash = $1 for update', [token])
  const proved = prove()
  // By then the call has found its ticket open, and waits for the row of it.
  await vi.waitFor(async () => {
    const { rows } = await studio.payload.db.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%staff_ticket%'`,
    )
    expect(rows).toHaveLength(1)
  }, 20_000)
  await owner.query('delete from accounts.staff_ticket where token_hash = $1', [token])
  await owner.query('commit')
  owner.release()
  expect((await proved).status).toBe(403)
})

test.each<Kind>(['app', 'passkey'])(
  'a ticket cannot add a first factor (%s) when the account has got a factor in the meantime',
  async (kind) => {
    const { id, email } = await addTestPerson(studio)
    const thief = await begin(email)
    const prove = await KINDS[kind](thief)
    await studio.payload.db.pool.query(
      `insert into accounts.staff_passkey (id, user_id, public_key, counter, transports, name)
       values ($1, $2, '', 0, '', 'Telephone')`,
      [`kept of ${id}`, id],
    )
    expect([(await prove()).status, hasSession(thief)]).toEqual([403, false])
    for (const path of ['/factors/app/offer', '/factors/passkey/offer'])
      expect([path, (await thief.ask('POST', path)).status]).toEqual([path, 403])
    expect(await listKept(id)).toEqual([`passkey kept of ${id}`])
  },
)

test('the first factor added in a session ends changes begun in other browsers, but not those of its own', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'none')
  const { id, email } = await addTestPerson(studio)
  const [owner, other] = [openTestBrowser(studio), openTestBrowser(studio)]
  for (const browser of [owner, other]) {
    await signInTo(browser, email)
    expect((await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })).status).toBe(200)
  }
  const prove = await KINDS.app(other)
  expect((await (await KINDS.app(owner))()).status).toBe(200)
  expect([(await prove()).status, (await other.ask('DELETE', '/factors/app')).status]).toEqual([403, 401])
  expect((await (await KINDS.passkey(owner))()).status).toBe(200)
  expect([(await listKept(id)).length, await countCodes(id)]).toEqual([2, 10])
})

test('the last factor remains where the role requires one, even when two factors are removed at once', async () => {
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'none')
  const { id, email } = await addTestPerson(studio)
  const owner = openTestBrowser(studio)
  await signInTo(owner, email)
  await owner.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  for (const kind of ['app', 'passkey'] as const) expect((await (await KINDS[kind](owner))()).status).toBe(200)
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'reviewer')
  const passkey = (await listKept(id)).find((kept) => kept.startsWith('passkey'))?.slice('passkey '.length)
  const gone = await Promise.all(
    ['/factors/app', `/factors/passkey/${passkey}`].map((path) => owner.ask('DELETE', path)),
  )
  expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await listKept(id)).toHaveLength(1)
})
