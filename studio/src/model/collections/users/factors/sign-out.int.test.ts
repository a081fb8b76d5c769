import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { addTestPerson, openTestBrowser, signInTo, TEST_PASSWORD, whoIs } from '../../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const STEP = 'menagerie-studio-step'
const offered = z.object({ key: z.string() })
const toCode = (key: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function addPersonWithApp() {
  const person = await addTestPerson(studio)
  const browser = openTestBrowser(studio)
  await signInTo(browser, person.email)
  await browser.ask('POST', '/factors/open', { body: { ownPassword: TEST_PASSWORD } })
  const { key } = offered.parse((await browser.ask('POST', '/factors/app/offer')).json)
  // Two tries, because a time step may end before its code arrives.
  for (const _ of [1, 2]) await browser.ask('POST', '/factors/app', { body: { code: toCode(key, -1) } })
  return { ...person, key }
}

test.each(['that begins again', 'with the session of another person'])(
  'a browser %s cancels a sign-in that waits for its second step when it signs out',
  async (which) => {
    const { email, key } = await addPersonWithApp()
    const browser = openTestBrowser(studio)
    if (which === 'with the session of another person') await signInTo(browser, (await addTestPerson(studio)).email)
    expect((await signInTo(browser, email)).json).toMatchObject({ step: 'second' })
    const step = browser.cookies.get(STEP) ?? ''
    expect((await browser.ask('POST', '/logout')).status).toBe(200)
    expect([step === '', browser.cookies.has(STEP)]).toEqual([false, false])
    browser.cookies.set(STEP, step)
    expect((await browser.ask('POST', '/login/code', { body: { code: toCode(key, 0) } })).status).toBe(403)
    expect(await whoIs(browser)).toBe(null)
  },
)
