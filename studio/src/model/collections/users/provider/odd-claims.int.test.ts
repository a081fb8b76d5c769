import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { bringToken, type ForgedProvider, openForgedProvider } from '../../../../testing/test-forged-provider.ts'
import { hasSession, trailOfPerson, whoIs } from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'

const CLIENT = 'studio'

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
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

let people = 0
const toPerson = () => ({ sub: `person-${++people}`, email: `person-${people}@company.example` })

function comeWith(claims: Record<string, unknown>, groupsClaim = 'groups') {
  vi.stubEnv('STUDIO_OIDC_GROUPS_CLAIM', groupsClaim)
  return bringToken(studio, company, { claims })
}

/** Claims of Entra for people with more groups than a token can hold (200). */
const OVERAGE = {
  groups: undefined,
  _claim_names: { groups: 'src1' },
  _claim_sources: { src1: { endpoint: 'https://graph.windows.net/x/users/y/getMemberObjects' } },
}

test('a token with too many groups to list opens no session and ends none, and the log says what to do', async () => {
  const person = toPerson()
  const { browser } = await comeWith(person)
  const id = String((await whoIs(browser))?.id)
  const warn = vi.spyOn(studio.payload.logger, 'warn')
  for (const claims of [OVERAGE, { groups: undefined, hasgroups: true }]) {
    const again = await comeWith({ ...person, ...claims })
    expect([again.location, hasSession(again.browser)]).toEqual(['/admin/login?problem=too-many-groups', false])
  }
  expect(warn.mock.calls.map(([line]) => JSON.stringify(line))).toContainEqual(
    expect.stringContaining('assign groups to the application'),
  )
  expect(await whoIs(browser)).toMatchObject({ email: person.email, role: 'reviewer' })
  expect(await trailOfPerson(studio, id)).not.toContain('refused-identity')
  // A new person does not get an account by it either.
  const other = toPerson()
  expect((await comeWith({ ...other, ...OVERAGE })).location).toBe('/admin/login?problem=too-many-groups')
  const where = { email: { equals: other.email } }
  expect((await studio.payload.count({ collection: 'users', where })).totalDocs).toBe(0)
})

test.each([
  ['listed groups are read', { ...OVERAGE, groups: ['web'] }, 'groups', '/admin'],
  ['roles are read where the setting asks for them', { ...OVERAGE, roles: ['web'] }, 'roles', '/admin'],
  ['a sign-in with unknown roles is refused', { ...OVERAGE, roles: ['x'] }, 'roles', '/admin/login?problem=no-group'],
  ['a sign-in without groups is refused', { groups: undefined }, 'groups', '/admin/login?problem=no-group'],
  [
    'a sign-in with an empty list of groups is refused',
    { ...OVERAGE, groups: [] },
    'groups',
    '/admin/login?problem=no-group',
  ],
])('with group claims as Entra sends them, %s', async (_name, claims, groupsClaim, location) => {
  expect((await comeWith({ ...toPerson(), ...claims }, groupsClaim)).location).toBe(location)
})

test.each(['\u200b', '\u2800\u00ad', ' \u200b ', '\u0000', '', 7, null, { a: 1 }, ['x']])(
  'a name that is invisible or not a text (%j) is replaced by the email address',
  async (name) => {
    const person = toPerson()
    const { browser, location } = await comeWith({ ...person, name, preferred_username: name })
    expect(location).toBe('/admin')
    expect(await whoIs(browser)).toMatchObject({ name: person.email })
    expect((await comeWith({ ...person, name })).location).toBe('/admin')
  },
)

test('the next visible name is used, cleaned and cut to the maximum length', async () => {
  const { browser } = await comeWith({ ...toPerson(), name: '\u200b', preferred_username: ' Ada\u200b\u0000  L ' })
  expect(await whoIs(browser)).toMatchObject({ name: 'Ada L' })
  const long = await comeWith({ ...toPerson(), name: '😀'.repeat(300) })
  expect(await whoIs(long.browser)).toMatchObject({ name: '😀'.repeat(50) })
})

test.each(['a\u0000', '\ud800', 'x'.repeat(256), ''])(
  'a token with a subject that cannot be stored leads to the sign-in page and opens no session',
  async (sub) => {
    const { browser, status, location } = await comeWith({ ...toPerson(), sub })
    expect([status, location, hasSession(browser)]).toEqual([303, '/admin/login?problem=refused', false])
  },
)

test.each([['\u0000@company.example'], [7], [null], [{}], [`${'x'.repeat(300)}@company.example`]])(
  'an invalid email address (%j) is reported as a missing one',
  async (email) => {
    const { status, location } = await comeWith({ ...toPerson(), email })
    expect([status, location]).toEqual([303, '/admin/login?problem=no-email'])
  },
)
