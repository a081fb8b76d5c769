import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestCompany, setTestProvider, type TestCompany } from '../../../../testing/test-company.ts'
import { hasSession, openTestBrowser, whoIs } from '../../../../testing/test-sign-in.ts'
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
beforeEach(() => setTestProvider(company.issuer))
afterEach(() => {
  company.fail(0)
  vi.unstubAllEnvs()
})

test('a signing key that the provider has just changed is accepted at once', async () => {
  const { account, email } = company.hire(['web'])
  for (const change of ['none', 'one', 'another']) {
    if (change !== 'none') company.changeKey('RS256')
    const { browser, location } = await company.signIn(account)
    expect([change, location, await whoIs(browser)]).toMatchObject([change, '/admin/collections/pages', { email }])
  }
})

test.each(['ES256', 'PS256'] as const)('a provider that signs with %s is accepted', async (alg) => {
  const other = await openTestCompany(studio)
  other.changeKey(alg)
  setTestProvider(other.issuer)
  const { browser, location } = await other.signIn(other.hire(['web'], { email: `${alg}@company.example` }).account)
  await other.close()
  expect([location, hasSession(browser)]).toEqual(['/admin/collections/pages', true])
})

test('a provider that accepts the client secret only in the header is supported', async () => {
  const strict = await openTestCompany(studio, 'client_secret_basic')
  setTestProvider(strict.issuer)
  const { browser, location } = await strict.signIn(strict.hire(['web'], { email: 'header@company.example' }).account)
  await strict.close()
  expect([location, hasSession(browser)]).toEqual(['/admin/collections/pages', true])
})

test.each([500, 502, 503])(
  'a provider that answers the returned code with %i is reported as unavailable, and no session opens',
  async (status) => {
    const browser = openTestBrowser(studio)
    const back = await company.goAndReturn(browser, company.hire(['web']).account)
    company.fail(status)
    expect([await company.comeBack(browser, back), hasSession(browser)]).toEqual(['/admin/login?problem=away', false])
  },
)

test('a provider that stops during the sign-in is reported as unavailable', async () => {
  const leaving = await openTestCompany(studio)
  setTestProvider(leaving.issuer)
  const browser = openTestBrowser(studio)
  const back = await leaving.goAndReturn(browser, leaving.hire(['web']).account)
  await leaving.close()
  expect([await leaving.comeBack(browser, back), hasSession(browser)]).toEqual(['/admin/login?problem=away', false])
})

test('an authorisation code works only once, even in the answer to another sign-in request', async () => {
  const { account } = company.hire(['web'])
  const browser = openTestBrowser(studio)
  const first = await company.goAndReturn(browser, account)
  expect(await company.comeBack(browser, first)).toBe('/admin/collections/pages')
  const thief = openTestBrowser(studio)
  const second = await company.goAndReturn(thief, account)
  second.searchParams.set('code', first.searchParams.get('code') ?? '')
  expect([await company.comeBack(thief, second), hasSession(thief)]).toEqual(['/admin/login?problem=refused', false])
})

test('an authorisation code that was issued to another browser is refused, as PKCE requires', async () => {
  const owner = openTestBrowser(studio)
  const given = await company.goAndReturn(owner, company.hire(['web-admins']).account)
  const thief = openTestBrowser(studio)
  const own = await company.goAndReturn(thief, company.hire(['web']).account)
  own.searchParams.set('code', given.searchParams.get('code') ?? '')
  expect([await company.comeBack(thief, own), hasSession(thief)]).toEqual(['/admin/login?problem=refused', false])
})

test('a person whom the company removes during the sign-in cannot sign in', async () => {
  const { account } = company.hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await company.goAndReturn(browser, account)
  company.people.delete(account)
  expect([await company.comeBack(browser, back), hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
})

test('a provider whose own name differs from the configured issuer is reported as unavailable', async () => {
  setTestProvider(company.issuer.replace('localhost', '127.0.0.1'))
  const { headers } = await openTestBrowser(studio).ask('GET', '/login/company')
  expect(headers.get('location')).toBe('/admin/login?problem=away')
})

test('a client secret that the provider does not know opens no session', async () => {
  vi.stubEnv('STUDIO_OIDC_CLIENT_SECRET', 'another secret, which the provider does not know')
  const { browser, location } = await company.signIn(company.hire(['web']).account)
  expect([location, hasSession(browser)]).toEqual(['/admin/login?problem=refused', false])
})

test.each([
  ['/admin/collections/pages?search=Ж ж', '/admin/collections/pages?search=%D0%96%20%D0%B6'],
  ['/／evil.example', '/%EF%BC%8Fevil.example'],
  ['/\ud800', '/%EF%BF%BD'],
  ['/\\evil.example', '/admin'],
  ['//evil.example', '/admin'],
])('a sign-in that was requested for the page %j ends at a page of the studio', async (page, location) => {
  const { account } = company.hire(['web'])
  const browser = openTestBrowser(studio)
  const back = await company.goAndReturn(browser, account, page.toWellFormed())
  expect([await company.comeBack(browser, back), hasSession(browser)]).toEqual([location, true])
})
