import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addTestApp, toAppCode } from '../../../../testing/test-app-factor.ts'
import {
  bringToken,
  type ForgedProvider,
  type ForgedToken,
  openForgedProvider,
} from '../../../../testing/test-forged-provider.ts'
import { hasSession, type TestBrowser, trailOfPerson, whoIs } from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'

const CLIENT = 'studio'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

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

const emailOf = async (browser: TestBrowser) => (await whoIs(browser))?.email

/** A browser signed in by the provider, in a session with the id `sid`. */
async function comeIn(sub: string, sid: string) {
  const browser = await comeBack(sub, sid)
  expect(await emailOf(browser)).toBe(`${sub}@company.example`)
  return browser
}

async function comeBack(sub: string, sid: string) {
  const claims = { sub, sid, email: `${sub}@company.example` }
  return (await bringToken(studio, company, { claims })).browser
}

/**
 * The same if the studio also asks for its own second factor: one browser adds an app there, the others enter its code.
 */
async function comeInTwice(sub: string, sids: readonly string[]) {
  vi.stubEnv('STUDIO_OIDC_SECOND_FACTOR', 'studio')
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'reviewer')
  const browsers: TestBrowser[] = []
  let key = ''
  for (const [at, sid] of sids.entries()) {
    const browser = await comeBack(sub, sid)
    expect(hasSession(browser)).toBe(false)
    if (at === 0) ({ key } = await addTestApp(browser))
    else await browser.ask('POST', '/login/code', { body: { code: toAppCode(key, at - 1) } })
    expect(await emailOf(browser)).toBe(`${sub}@company.example`)
    browsers.push(browser)
  }
  return { browsers, key }
}

async function tell(token: string): Promise<number> {
  const request = new Request('http://localhost:3300/api/users/login/company/backchannel-logout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: token }),
  })
  const answer = await handleEndpoints({ config: studio.payload.config, request })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return answer.status
}

const toLogout = (claims: Record<string, unknown>, more: ForgedToken = {}) =>
  company.sign({
    header: { typ: 'logout+jwt' },
    ...more,
    claims: { jti: randomUUID(), events: { [EVENT]: {} }, ...claims },
  })

test('the provider ends all sessions of a person, and those of others stay', async () => {
  const [here, there, other] = [await comeIn('anna', 's1'), await comeIn('anna', 's2'), await comeIn('bert', 's3')]
  const anna = String((await whoIs(here))?.id)
  expect(await tell(toLogout({ sub: 'anna' }))).toBe(200)
  expect([await emailOf(here), await emailOf(there), await emailOf(other)]).toEqual([
    undefined,
    undefined,
    'bert@company.example',
  ])
  expect(await trailOfPerson(studio, anna)).toContain('ended-sessions')
})

test.each([{ sid: 's5' }, { sub: 'carl', sid: 's5' }])(
  'a logout token for one session ends only that session: %j',
  async (claims) => {
    const [one, another] = [await comeIn('carl', 's5'), await comeIn('carl', 's6')]
    expect(await tell(toLogout(claims))).toBe(200)
    expect([await emailOf(one), await emailOf(another)]).toEqual([undefined, 'carl@company.example'])
  },
)

test.each([{ sub: 'fay' }, { sid: 's21' }, { sub: 'fay', sid: 's21' }])(
  'a logout token also ends sessions that were opened with the studio’s second factor: %j',
  async (claims) => {
    const sub = `fay-${randomUUID()}`
    const [first, second, third] = (await comeInTwice(sub, ['s20', 's21', 's22'])).browsers
    if (!first || !second || !third) throw new Error('no browsers')
    expect(await tell(toLogout({ ...claims, ...(claims.sub && { sub }) }))).toBe(200)
    const email = claims.sid ? `${sub}@company.example` : undefined
    expect([await emailOf(first), await emailOf(second), await emailOf(third)]).toEqual([email, undefined, email])
  },
)

test.each([{ sub: 'gus' }, { sid: 's31' }])(
  'a logout token also ends a sign-in that waits for its second factor: %j',
  async (claims) => {
    const sub = `gus-${randomUUID()}`
    const { key } = await comeInTwice(sub, ['s30'])
    const [waiting, other] = [await comeBack(sub, 's31'), await comeBack(sub, 's32')]
    expect(await tell(toLogout({ ...claims, ...(claims.sub && { sub }) }))).toBe(200)
    const prove = async (browser: TestBrowser) =>
      (await browser.ask('POST', '/login/code', { body: { code: toAppCode(key) } })).status
    expect([await prove(waiting), await prove(other)]).toEqual([403, claims.sub ? 403 : 200])
  },
)

test('a provider session with the studio’s second factor keeps the ID token that signing out needs', async () => {
  const [browser] = (await comeInTwice(`hal-${randomUUID()}`, ['s40'])).browsers
  const { rows } = await studio.payload.db.pool.query(
    `select 1 from accounts.staff_session where way = 'company, code' and sealed_id_token is not null
       and user_id = $1`,
    [browser && (await whoIs(browser))?.id],
  )
  expect(rows).toHaveLength(1)
})

const at = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test.each<[string, Record<string, unknown>, ForgedToken?]>([
  ['signed with a foreign key', {}, { isForeign: true }],
  ['without a signature', {}, { header: { typ: 'logout+jwt', alg: 'none' } }],
  ['with another algorithm in its header', {}, { header: { typ: 'logout+jwt', alg: 'HS256' } }],
  ['of another type', {}, { header: { typ: 'JWT' } }],
  ['for another client', { aud: 'another' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['with a nonce, as in an ID token', { nonce: 'x' }],
  ['without the event', { events: {} }],
  ['with another event', { events: { 'https://evil.example/event': {} } }],
  ['without a token id', { jti: undefined }],
  ['without a subject', { sub: undefined }],
  ['that has expired', { exp: at(-120), iat: at(-300) }],
  ['that is too old', { iat: at(-600) }],
])('a logout token %s ends no session', async (_name, claims, more) => {
  const browser = await comeIn('dora', 's9')
  expect(await tell(toLogout({ sub: 'dora', ...claims }, more))).toBe(400)
  expect(await emailOf(browser)).toBe('dora@company.example')
})

test('a logout token works only once, and a malformed token is refused', async () => {
  const token = toLogout({ sub: 'emil' })
  await comeIn('emil', 's10')
  expect(await tell(token)).toBe(200)
  const back = await comeIn('emil', 's11')
  expect([await tell(token), await tell(''), await tell('x.y.z'), await tell('x'.repeat(30_000))]).toEqual([
    400, 400, 400, 400,
  ])
  expect(await emailOf(back)).toBe('emil@company.example')
})

test('the logout address does not exist without a provider', async () => {
  vi.stubEnv('STUDIO_OIDC_ISSUER', '')
  expect(await tell(toLogout({ sub: 'anna' }))).toBe(404)
})
