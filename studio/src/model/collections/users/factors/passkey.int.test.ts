import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestPasskey } from '../../../../testing/test-passkey.ts'
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

let studio: TestStudio

beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())
afterEach(() => void vi.unstubAllEnvs())

async function askChallenge(browser: TestBrowser, path: string): Promise<string> {
  const answer = await browser.ask('POST', path)
  return z.object({ challenge: z.string() }).parse(answer.json).challenge
}

async function addPersonWithPasskey() {
  const person = await addTestPerson(studio)
  const browser = openTestBrowser(studio)
  await signInTo(browser, person.email)
  await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  const passkey = createTestPasskey()
  const challenge = await askChallenge(browser, '/factors/passkey/offer')
  const body = { name: 'Telephone', response: passkey.register({ challenge }) }
  const added = await browser.ask('POST', '/factors/passkey', { body })
  return { ...person, browser, passkey, added }
}

test('a passkey is added after the password is confirmed, and serves as the second factor after the password', async () => {
  const { id, email, passkey, added, browser: first } = await addPersonWithPasskey()
  expect([added.status, z.array(z.string()).parse(added.json.codes).length]).toEqual([200, 10])
  expect((await first.ask('GET', '/factors')).json).toMatchObject({
    passkeys: [{ id: passkey.id, name: 'Telephone', used: '' }],
    recoveryCodes: 10,
    app: '',
  })
  const browser = openTestBrowser(studio)
  expect((await signInTo(browser, email)).json).toEqual({ step: 'second', methods: ['passkey', 'recovery-code'] })
  const challenge = await askChallenge(browser, '/login/second-passkey/options')
  const response = passkey.authenticate({ challenge, userHandle: id })
  expect((await browser.ask('POST', '/login/second-passkey', { body: { response } })).status).toBe(200)
  expect(await whoIs(browser)).toMatchObject({ email })
  expect(await subjectsTo(studio, email)).toContain('A second factor was added to your studio account')
  expect(await trailOfPerson(studio, id)).toEqual(['new-browser', 'added-factor', 'new-browser'])
})

test('a passkey alone opens a session, because it counts as two factors', async () => {
  const { id, email, passkey } = await addPersonWithPasskey()
  const browser = openTestBrowser(studio)
  const challenge = await askChallenge(browser, '/login/passkey/options')
  const response = passkey.authenticate({ challenge, userHandle: id })
  expect((await browser.ask('POST', '/login/passkey', { body: { response } })).status).toBe(200)
  expect(await whoIs(browser)).toMatchObject({ email })
})

describe('a passkey response is refused', () => {
  const refuse = async (browser: TestBrowser, response: object) => {
    const { status } = await browser.ask('POST', '/login/passkey', { body: { response } })
    expect([status, hasSession(browser)]).toEqual([401, false])
  }

  test('when it is sent again, with the same challenge or with a new one', async () => {
    const { id, passkey } = await addPersonWithPasskey()
    const [browser, thief] = [openTestBrowser(studio), openTestBrowser(studio)]
    const challenge = await askChallenge(browser, '/login/passkey/options')
    thief.cookies.set('menagerie-studio-passkey', browser.cookies.get('menagerie-studio-passkey') ?? '')
    const response = passkey.authenticate({ challenge, userHandle: id })
    expect((await browser.ask('POST', '/login/passkey', { body: { response } })).status).toBe(200)
    await refuse(thief, response)
    await askChallenge(thief, '/login/passkey/options')
    await refuse(thief, response)
  })

  test('after a wrong response, because the challenge is used up', async () => {
    const { id, passkey } = await addPersonWithPasskey()
    const browser = openTestBrowser(studio)
    const challenge = await askChallenge(browser, '/login/passkey/options')
    await refuse(browser, passkey.authenticate({ challenge, userHandle: id, origin: 'https://evil.example' }))
    await refuse(browser, passkey.authenticate({ challenge, userHandle: id }))
  })

  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a subdomain of the studio’s host', { origin: 'http://shop.localhost:3300' }],
    ['of another port', { origin: 'http://localhost:3000' }],
    ['bound to another host', { rpId: 'evil.example' }],
    ['without user verification', { userVerified: false }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['with a lower counter than before', { counter: 0 }],
    ['for another person', { userHandle: '4f6ee2a4-7a0e-4ee3-93a9-4a4f5f1e8d5a' }],
  ])('%s', async (_name, said) => {
    const { id, passkey } = await addPersonWithPasskey()
    const browser = openTestBrowser(studio)
    const first = await askChallenge(browser, '/login/passkey/options')
    await browser.ask('POST', '/login/passkey', { body: { response: passkey.authenticate({ challenge: first }) } })
    await browser.ask('POST', '/logout')
    browser.cookies.delete('menagerie-studio-token')
    const challenge = await askChallenge(browser, '/login/passkey/options')
    await refuse(browser, passkey.authenticate({ challenge, userHandle: id, ...said }))
  })

  test('when its passkey is unknown to the studio or it is signed by another key', async () => {
    const { id, passkey } = await addPersonWithPasskey()
    const browser = openTestBrowser(studio)
    const other = createTestPasskey()
    const challenge = await askChallenge(browser, '/login/passkey/options')
    await refuse(browser, other.authenticate({ challenge, userHandle: id }))
    const next = await askChallenge(browser, '/login/passkey/options')
    await refuse(browser, { ...other.authenticate({ challenge: next }), id: passkey.id, rawId: passkey.id })
  })

  test.each([undefined, null, 'x', {}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])(
    'when it is %j',
    async (response) => {
      const browser = openTestBrowser(studio)
      await askChallenge(browser, '/login/passkey/options')
      expect((await browser.ask('POST', '/login/passkey', { body: { response } })).status).toBe(401)
    },
  )

  test('after the password of another person', async () => {
    const [one, other] = [await addPersonWithPasskey(), await addPersonWithPasskey()]
    const browser = openTestBrowser(studio)
    await signInTo(browser, one.email)
    const challenge = await askChallenge(browser, '/login/second-passkey/options')
    const response = other.passkey.authenticate({ challenge, userHandle: other.id })
    const { status } = await browser.ask('POST', '/login/second-passkey', { body: { response } })
    expect([status, hasSession(browser)]).toEqual([401, false])
  })
})

describe('a change of second factors', () => {
  test('needs a confirmed password and a session, and is limited to the person’s own account', async () => {
    const { browser, passkey, email } = await addPersonWithPasskey()
    browser.cookies.delete('menagerie-studio-change')
    for (const [method, path] of [
      ['POST', '/factors/app/offer'],
      ['POST', '/factors/passkey/offer'],
      ['POST', '/factors/recovery-codes'],
      ['DELETE', `/factors/passkey/${passkey.id}`],
      ['DELETE', '/factors/app'],
    ] as const)
      expect([path, (await browser.ask(method, path)).status]).toEqual([path, 403])
    for (const ownPassword of ['', 'wrong', undefined])
      expect((await browser.ask('POST', '/factors/open', { body: { ownPassword } })).status).toBe(403)
    const stranger = openTestBrowser(studio)
    expect((await stranger.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })).status).toBe(401)
    const other = await addPersonWithPasskey()
    stranger.cookies.set('menagerie-studio-change', other.browser.cookies.get('menagerie-studio-change') ?? '')
    expect((await stranger.ask('DELETE', `/factors/passkey/${other.passkey.id}`)).status).toBe(401)
    const wrongOwner = await addPersonWithPasskey()
    await wrongOwner.browser.ask('DELETE', `/factors/passkey/${other.passkey.id}`)
    expect((await other.browser.ask('GET', '/factors')).json.passkeys).toHaveLength(1)
    // The ticket of the first step does not allow changes.
    const half = openTestBrowser(studio)
    await signInTo(half, email)
    expect((await half.ask('POST', '/factors/passkey/offer')).status).toBe(403)
  })

  test('is refused for the last factor where the role needs one, and otherwise removes its recovery codes', async () => {
    const { browser, passkey, email } = await addPersonWithPasskey()
    vi.stubEnv('STUDIO_SECOND_FACTOR', 'all')
    expect((await browser.ask('DELETE', `/factors/passkey/${passkey.id}`)).status).toBe(400)
    vi.unstubAllEnvs()
    expect((await browser.ask('DELETE', `/factors/passkey/${passkey.id}`)).status).toBe(200)
    expect((await browser.ask('GET', '/factors')).json).toMatchObject({ passkeys: [], recoveryCodes: 0 })
    expect(await subjectsTo(studio, email)).toContain('A second factor was removed from your studio account')
    const again = openTestBrowser(studio)
    await signInTo(again, email)
    expect(hasSession(again)).toBe(true)
  })

  test('that makes new recovery codes makes the old ones invalid', async () => {
    const { browser, added, email } = await addPersonWithPasskey()
    const [old = ''] = z.array(z.string()).parse(added.json.codes)
    expect((await browser.ask('POST', '/factors/recovery-codes')).json.codes).toHaveLength(10)
    const again = openTestBrowser(studio)
    await signInTo(again, email)
    expect((await again.ask('POST', '/login/recovery-code', { body: { code: old } })).status).toBe(401)
  })

  test('by an administrator needs their own password and is reported to the colleague by mail', async () => {
    const { id, email, browser } = await addPersonWithPasskey()
    const [admin, editor] = [await addTestPerson(studio, 'admin'), await addTestPerson(studio, 'editor')]
    const [desk, other] = [openTestBrowser(studio), openTestBrowser(studio)]
    await signInTo(desk, admin.email)
    await signInTo(other, editor.email)
    const reset = (from: TestBrowser, ownPassword: string, whom = id) =>
      from.ask('POST', `/${whom}/factors/reset`, { body: { ownPassword } })
    expect((await reset(other, TEST_PASSWORD)).status).toBe(403)
    expect((await other.ask('GET', `/${id}/factors`)).status).toBe(403)
    expect((await reset(desk, 'wrong')).status).toBe(403)
    expect((await reset(desk, TEST_PASSWORD, admin.id)).status).toBe(400)
    expect((await reset(desk, TEST_PASSWORD, 'x')).status).toBe(404)
    expect((await desk.ask('GET', `/${id}/factors`)).json).toMatchObject({ passkeys: [{ name: 'Telephone' }] })
    expect((await reset(desk, TEST_PASSWORD)).status).toBe(200)
    expect(await whoIs(browser)).toBeNull()
    expect(await subjectsTo(studio, email)).toContain('Your second factors for the studio were removed')
    const where = { userId: { equals: id }, action: { equals: 'reset-factors' } }
    const { docs } = await studio.payload.find({ collection: 'sign-ins', where })
    expect(docs).toMatchObject([{ detail: `by ${admin.email}` }])
    const again = openTestBrowser(studio)
    await signInTo(again, email)
    expect(hasSession(again)).toBe(true)
  })
})

test('a session ends twelve hours after its sign-in, however often it is refreshed', async () => {
  const { email } = await addTestPerson(studio)
  const browser = openTestBrowser(studio)
  await signInTo(browser, email)
  const refresh = () => browser.ask('POST', '/refresh-token')
  const age = (hours: number) =>
    studio.payload.db.pool.query(`update users_sessions set created_at = now() - interval '${hours} hours'`)
  const hoursLeft = ({ json }: { json: Record<string, unknown> }) =>
    Math.round((z.number().parse(json.exp) - Date.now() / 1000) / 360) / 10
  expect(hoursLeft(await refresh())).toBe(8)
  await age(10)
  expect(hoursLeft(await refresh())).toBe(2)
  await age(12)
  expect((await refresh()).status).toBe(403)
})
