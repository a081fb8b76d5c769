import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestProvider, TEST_CLIENT, type TestProvider } from '../../../../testing/test-provider.ts'
import {
  addTestPerson,
  hasSession,
  openTestBrowser,
  signInTo,
  subjectsTo,
  TEST_PASSWORD,
  type TestBrowser,
  trailOfPerson,
  whoIs,
} from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'
import { SITE_CHOICES } from '../../../fields/site-field.ts'

let studio: TestStudio
let company: TestProvider

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  company = await openTestProvider()
})
afterAll(async () => {
  await studio?.close()
  await company?.close()
})
afterEach(() => void vi.unstubAllEnvs())

const [SITE = '', OTHER_SITE = ''] = SITE_CHOICES.map(({ value }) => value)

beforeEach(() => setProvider(company.issuer))

function setProvider(issuer: string): void {
  vi.stubEnv('STUDIO_OIDC_ISSUER', issuer)
  vi.stubEnv('STUDIO_OIDC_CLIENT_ID', TEST_CLIENT.id)
  vi.stubEnv('STUDIO_OIDC_CLIENT_SECRET', TEST_CLIENT.secret)
  vi.stubEnv('STUDIO_OIDC_GROUPS', `web-admins=admin; web=reviewer; web-a=editor:${SITE}; web-b=editor:${OTHER_SITE}`)
}

let made = 0
/** One more person of the company. */
function hire(groups: readonly string[], more: { email?: string; email_verified?: boolean } = {}) {
  const account = `person-${++made}`
  const person = { email: `${account}@company.example`, email_verified: true, name: `Person ${made}`, groups, ...more }
  company.people.set(account, person)
  return { account, ...person }
}

/** From the button to the address that the browser comes back to. */
async function goAndReturn(browser: TestBrowser, account: string): Promise<URL> {
  const away = await browser.ask('GET', '/login/company?redirect=/admin/collections/pages')
  return company.visit(away.headers.get('location') ?? '', account)
}

async function comeBack(browser: TestBrowser, { search }: URL): Promise<string> {
  // A browser that comes from another site holds our cookies back, so the first answer is a page that leads here again.
  const bounce = await openTestBrowser(studio).ask('GET', `/login/company/callback${search}`)
  expect([bounce.status, bounce.text]).toEqual([200, expect.stringContaining('http-equiv="refresh"')])
  const answer = await browser.ask('GET', `/login/company/callback${search}&here=1`)
  return answer.headers.get('location') ?? ''
}

async function signInAtCompany(account: string) {
  const browser = openTestBrowser(studio)
  return { browser, location: await comeBack(browser, await goAndReturn(browser, account)) }
}

const findUsers = async (email: string) =>
  (await studio.payload.find({ collection: 'users', where: { email: { equals: email } } })).docs

test('a person of the company gets an account, with the role and the sites of the groups, each time anew', async () => {
  const { account, email } = hire(['web-b', 'unknown', 'web-a'])
  const { browser, location } = await signInAtCompany(account)
  expect(location).toBe('/admin/collections/pages')
  const who = await whoIs(browser)
  expect(who).toMatchObject({ email, name: `Person ${made}`, role: 'editor' })
  expect(new Set((await findUsers(email))[0]?.sites)).toEqual(new Set([SITE, OTHER_SITE]))
  company.people.set(account, { email, email_verified: true, name: 'New Name', groups: ['web-admins', 'web-a'] })
  const again = await signInAtCompany(account)
  expect(await whoIs(again.browser)).toMatchObject({ id: who?.id, name: 'New Name', role: 'admin', sites: [] })
  expect(await trailOfPerson(studio, String(who?.id))).toEqual(['new-browser', 'new-browser'])
})

test('without a group that leads here there is no account, and one that was here has ended', async () => {
  for (const groups of [[], ['unknown'], ['WEB'], ['web ']]) {
    const { account, email } = hire(groups)
    const { browser, location } = await signInAtCompany(account)
    expect([location, hasSession(browser)]).toEqual(['/admin/login?problem=no-group', false])
    expect(await findUsers(email)).toEqual([])
  }
  const { account, email } = hire(['web'])
  const { browser } = await signInAtCompany(account)
  expect(await whoIs(browser)).toMatchObject({ email })
  company.people.set(account, { email, email_verified: true, name: 'P', groups: ['unknown'] })
  expect((await signInAtCompany(account)).location).toBe('/admin/login?problem=no-group')
  expect(await whoIs(browser)).toBeNull()
  // A new password opens no side door, with the provider or without it.
  vi.stubEnv('STUDIO_OIDC_ISSUER', '')
  const door = openTestBrowser(studio)
  await door.ask('POST', '/forgot-password', { body: { email } })
  expect(await subjectsTo(studio, email)).not.toContain('A new password for the studio')
  const [person] = await findUsers(email)
  await studio.payload.update({ collection: 'users', id: person?.id ?? '', data: { password: TEST_PASSWORD } })
  expect([(await signInTo(door, email)).status, hasSession(door)]).toEqual([403, false])
})

test('an account that was here is linked by a verified address only, told by mail, and has no password from then on', async () => {
  const { id, email } = await addTestPerson(studio, 'admin')
  const old = openTestBrowser(studio)
  await signInTo(old, email)
  for (const email_verified of [false, undefined]) {
    const { account } = hire(['web'], { email })
    company.people.set(account, {
      email,
      name: 'Thief',
      groups: ['web'],
      ...(email_verified === false && { email_verified }),
    })
    expect((await signInAtCompany(account)).location).toBe('/admin/login?problem=no-email')
  }
  expect(await whoIs(old)).toMatchObject({ email, role: 'admin' })
  const { account } = hire(['web'], { email: email.toUpperCase() })
  const { browser } = await signInAtCompany(account)
  expect(await whoIs(browser)).toMatchObject({ id, role: 'reviewer' })
  expect(await whoIs(old)).toBeNull()
  expect(await subjectsTo(studio, email)).toContain('Your account for the studio was linked')
  expect(await trailOfPerson(studio, id)).toContain('linked-identity')
  const door = openTestBrowser(studio)
  expect([(await signInTo(door, email)).status, hasSession(door)]).toEqual([403, false])
  // Another person of the company with the same address does not get it.
  const { account: other } = hire(['web-admins'], { email })
  expect((await signInAtCompany(other)).location).toBe('/admin/login?problem=taken')
})

test('an answer is looked at once, in the browser that asked, and with its state', async () => {
  const { account } = hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await goAndReturn(browser, account)
  const thief = openTestBrowser(studio)
  expect(await comeBack(thief, back)).toBe('/admin/login?problem=over')
  // The answer of one browser, brought to another that asked, too.
  await goAndReturn(thief, account)
  expect([await comeBack(thief, back), hasSession(thief)]).toEqual(['/admin/login?problem=refused', false])
  const bent = new URL(back)
  bent.searchParams.set('state', 'x')
  expect([await comeBack(browser, bent), hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
  expect(await comeBack(browser, back)).toBe('/admin/login?problem=over')
})

test('an answer that names another provider, or was cancelled, opens nothing', async () => {
  const { account } = hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await goAndReturn(browser, account)
  back.searchParams.set('iss', 'https://evil.example')
  expect([await comeBack(browser, back), hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
  const away = await browser.ask('GET', '/login/company')
  const state = new URL(away.headers.get('location') ?? '').searchParams.get('state')
  const no = new URL(
    `http://localhost:3300/?error=access_denied&state=${state}&iss=${encodeURIComponent(company.issuer)}`,
  )
  expect(await comeBack(browser, no)).toBe('/admin/login?problem=cancelled')
})

test('where the setting says so, the studio’s own second factor is asked for after the provider', async () => {
  vi.stubEnv('STUDIO_OIDC_SECOND_FACTOR', 'studio')
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  const { account } = hire(['web-admins'])
  const { browser, location } = await signInAtCompany(account)
  expect([location, hasSession(browser)]).toEqual(['/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages', false])
  expect((await browser.ask('POST', '/factors/app/offer')).status).toBe(200)
})

test('with password sign-in off, the provider is the only door', async () => {
  const { email } = await addTestPerson(studio, 'admin')
  vi.stubEnv('STUDIO_PASSWORD_SIGN_IN', 'off')
  const browser = openTestBrowser(studio)
  for (const [path, body] of [
    ['/login', { email, password: TEST_PASSWORD }],
    ['/forgot-password', { email }],
    ['/reset-password', { token: 'x'.repeat(30), password: TEST_PASSWORD }],
    ['/login/passkey/options', {}],
    ['/login/passkey', {}],
  ] as const)
    expect([path, (await browser.ask('POST', path, { body })).status]).toEqual([path, 403])
  const login = studio.payload.login({ collection: 'users', data: { email, password: TEST_PASSWORD } })
  await expect(login).rejects.toMatchObject({ status: 403 })
  const { account } = hire(['web'])
  expect(hasSession((await signInAtCompany(account)).browser)).toBe(true)
})

test('signing out ends the session at the provider, too', async () => {
  const { account } = hire(['web'])
  const { browser } = await signInAtCompany(account)
  const { json } = await browser.ask('POST', '/logout')
  const end = new URL(String(json.companyLogout))
  expect([end.origin, end.searchParams.get('post_logout_redirect_uri')]).toEqual([
    company.issuer,
    'http://localhost:3300/admin/login',
  ])
  expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/)
  expect(await whoIs(browser)).toBeNull()
})

test('a provider that does not answer is said so, and leads nowhere else', async () => {
  setProvider('http://localhost:9')
  const browser = openTestBrowser(studio)
  const { headers } = await browser.ask('GET', '/login/company?redirect=https://evil.example')
  expect(headers.get('location')).toBe('/admin/login?problem=away')
  setProvider(company.issuer)
  const { account } = hire(['web'])
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const away = await browser.ask('GET', `/login/company?redirect=${encodeURIComponent(to)}`)
    const back = await company.visit(away.headers.get('location') ?? '', account)
    expect(await comeBack(browser, back)).toBe('/admin')
  }
})
