import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { COMPANY_SITES, openTestCompany, setTestProvider, type TestCompany } from '../../../../testing/test-company.ts'
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

let studio: TestStudio
let company: TestCompany

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  company = await openTestCompany(studio)
})
afterAll(async () => {
  await studio?.close()
  await company?.close()
})
afterEach(() => void vi.unstubAllEnvs())

const [SITE, OTHER_SITE] = COMPANY_SITES

beforeEach(() => setTestProvider(company.issuer))

const findUsers = async (email: string) =>
  (await studio.payload.find({ collection: 'users', where: { email: { equals: email } } })).docs

test('a person of the company gets an account whose role and sites follow the groups at each sign-in', async () => {
  const { account, email, name } = company.hire(['web-b', 'unknown', 'web-a'])
  const { browser, location } = await company.signIn(account)
  expect(location).toBe('/admin/collections/pages')
  const who = await whoIs(browser)
  expect(who).toMatchObject({ email, name, role: 'editor' })
  expect(new Set((await findUsers(email))[0]?.sites)).toEqual(new Set([SITE, OTHER_SITE]))
  company.people.set(account, { email, email_verified: true, name: 'New Name', groups: ['web-admins', 'web-a'] })
  const again = await company.signIn(account)
  expect(await whoIs(again.browser)).toMatchObject({ id: who?.id, name: 'New Name', role: 'admin', sites: [] })
  expect(await trailOfPerson(studio, String(who?.id))).toEqual(['new-browser', 'new-browser'])
})

test('a person without a matching group gets no account, and an existing account can no longer be used', async () => {
  for (const groups of [[], ['unknown'], ['WEB'], ['web ']]) {
    const { account, email } = company.hire(groups)
    const { browser, location } = await company.signIn(account)
    expect([location, hasSession(browser)]).toEqual(['/admin/login?problem=no-group', false])
    expect(await findUsers(email)).toEqual([])
  }
  const { account, email } = company.hire(['web'])
  const { browser } = await company.signIn(account)
  expect(await whoIs(browser)).toMatchObject({ email })
  company.people.set(account, { email, email_verified: true, name: 'P', groups: ['unknown'] })
  expect((await company.signIn(account)).location).toBe('/admin/login?problem=no-group')
  expect(await whoIs(browser)).toBeNull()
  // A new password does not allow signing in, with or without the provider.
  vi.stubEnv('STUDIO_OIDC_ISSUER', '')
  const door = openTestBrowser(studio)
  await door.ask('POST', '/forgot-password', { body: { email } })
  expect(await subjectsTo(studio, email)).not.toContain('A new password for the studio')
  const [person] = await findUsers(email)
  await studio.payload.update({ collection: 'users', id: person?.id ?? '', data: { password: TEST_PASSWORD } })
  expect([(await signInTo(door, email)).status, hasSession(door)]).toEqual([403, false])
})

test('an existing account is linked only by a verified address, is notified by mail and loses its password', async () => {
  const { id, email } = await addTestPerson(studio, 'admin')
  const old = openTestBrowser(studio)
  await signInTo(old, email)
  for (const email_verified of [false, undefined]) {
    const { account } = company.hire(['web'], { email })
    company.people.set(account, {
      email,
      name: 'Thief',
      groups: ['web'],
      ...(email_verified === false && { email_verified }),
    })
    expect((await company.signIn(account)).location).toBe('/admin/login?problem=no-email')
  }
  expect(await whoIs(old)).toMatchObject({ email, role: 'admin' })
  const { account } = company.hire(['web'], { email: email.toUpperCase() })
  const { browser } = await company.signIn(account)
  expect(await whoIs(browser)).toMatchObject({ id, role: 'reviewer' })
  expect(await whoIs(old)).toBeNull()
  expect(await subjectsTo(studio, email)).toContain('Your account for the studio was linked')
  expect(await trailOfPerson(studio, id)).toContain('linked-identity')
  const door = openTestBrowser(studio)
  expect([(await signInTo(door, email)).status, hasSession(door)]).toEqual([403, false])
  // Another person of the company with the same address does not get the account.
  const { account: other } = company.hire(['web-admins'], { email })
  expect((await company.signIn(other)).location).toBe('/admin/login?problem=taken')
})

test('an answer of the provider is refused in another browser, with another state and after its first use', async () => {
  const { account } = company.hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await company.goAndReturn(browser, account)
  const thief = openTestBrowser(studio)
  expect(await company.comeBack(thief, back)).toBe('/admin/login?problem=over')
  // Sends the answer of one browser with another browser that has also started to sign in.
  await company.goAndReturn(thief, account)
  expect([await company.comeBack(thief, back), hasSession(thief)]).toEqual(['/admin/login?problem=refused', false])
  const bent = new URL(back)
  bent.searchParams.set('state', 'x')
  expect([await company.comeBack(browser, bent), hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
  expect(await company.comeBack(browser, back)).toBe('/admin/login?problem=over')
})

test('an answer of the provider that names another issuer or was cancelled opens no session', async () => {
  const { account } = company.hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await company.goAndReturn(browser, account)
  back.searchParams.set('iss', 'https://evil.example')
  expect([await company.comeBack(browser, back), hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
  const away = await browser.ask('GET', '/login/company')
  const state = new URL(away.headers.get('location') ?? '').searchParams.get('state')
  const no = new URL(
    `http://localhost:3300/?error=access_denied&state=${state}&iss=${encodeURIComponent(company.issuer)}`,
  )
  expect(await company.comeBack(browser, no)).toBe('/admin/login?problem=cancelled')
})

test('the studio’s own second factor is required after the provider if the setting says so', async () => {
  vi.stubEnv('STUDIO_OIDC_SECOND_FACTOR', 'studio')
  vi.stubEnv('STUDIO_SECOND_FACTOR', 'admin')
  const { account } = company.hire(['web-admins'])
  const { browser, location } = await company.signIn(account)
  expect([location, hasSession(browser)]).toEqual(['/admin/login?redirect=%2Fadmin%2Fcollections%2Fpages', false])
  expect((await browser.ask('POST', '/factors/app/offer')).status).toBe(200)
})

test('only the provider can be used to sign in when password sign-in is off', async () => {
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
  const { account } = company.hire(['web'])
  expect(hasSession((await company.signIn(account)).browser)).toBe(true)
})

test('signing out ends the session and returns the address that ends the session at the provider', async () => {
  const { account } = company.hire(['web'])
  const { browser } = await company.signIn(account)
  const { json } = await browser.ask('POST', '/logout')
  const end = new URL(String(json.companyLogout))
  expect([end.origin, end.searchParams.get('post_logout_redirect_uri')]).toEqual([
    company.issuer,
    'http://localhost:3300/admin/login',
  ])
  expect(end.searchParams.get('id_token_hint')).toMatch(/^ey/)
  expect(await whoIs(browser)).toBeNull()
})

test('a provider that does not answer is reported as unavailable, and redirects to other hosts are ignored', async () => {
  setTestProvider('http://localhost:9')
  const browser = openTestBrowser(studio)
  const { headers } = await browser.ask('GET', '/login/company?redirect=https://evil.example')
  expect(headers.get('location')).toBe('/admin/login?problem=away')
  setTestProvider(company.issuer)
  const { account } = company.hire(['web'])
  for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    const away = await browser.ask('GET', `/login/company?redirect=${encodeURIComponent(to)}`)
    const back = await company.visit(away.headers.get('location') ?? '', account)
    expect(await company.comeBack(browser, back)).toBe('/admin')
  }
})
