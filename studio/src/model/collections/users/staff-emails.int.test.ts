import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addTestPerson,
  openTestBrowser,
  signInTo,
  subjectsTo,
  TEST_PASSWORD,
  trailOfPerson,
} from '../../../testing/test-sign-in.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
})
afterAll(() => studio?.close())

const SUBJECT = 'Your email address for the studio was changed'
const newAddress = () => `${randomUUID()}@example.test`
const emailOf = async (id: string) => (await studio.payload.findByID({ collection: 'users', id })).email

async function openAdmin() {
  const admin = await addTestPerson(studio, 'admin')
  const browser = openTestBrowser(studio)
  await signInTo(browser, admin.email)
  return { admin, browser }
}

test.each(['own', 'other'])(
  'an administrator cannot change the %s email address without confirming the password',
  async (whose) => {
    const { admin, browser } = await openAdmin()
    const person = whose === 'own' ? admin : await addTestPerson(studio)
    const email = newAddress()
    for (const ownPassword of [undefined, '', 'wrong', { a: 1 }]) {
      const { status, text } = await browser.ask('PATCH', `/${person.id}`, { body: { email, ownPassword } })
      expect([status, text]).toEqual([400, expect.stringContaining('ownPassword')])
    }
    const many = await browser.ask('PATCH', `?where[id][equals]=${person.id}`, { body: { email } })
    expect(many.status).not.toBe(200)
    expect(await emailOf(person.id)).toBe(person.email)
    expect(await subjectsTo(studio, person.email)).not.toContain(SUBJECT)
  },
)

test('a confirmed change of an email address is reported to the old address and recorded in the audit trail', async () => {
  const { browser } = await openAdmin()
  const person = await addTestPerson(studio)
  const email = newAddress()
  const body = { email, ownPassword: TEST_PASSWORD }
  expect((await browser.ask('PATCH', `/${person.id}`, { body })).status).toBe(200)
  expect(await emailOf(person.id)).toBe(email)
  expect(await subjectsTo(studio, person.email)).toEqual([SUBJECT])
  expect(await trailOfPerson(studio, person.id)).toEqual(['changed-email'])
})

test('saving an unchanged email address, whatever its capitals, needs no password', async () => {
  const { browser } = await openAdmin()
  const person = await addTestPerson(studio)
  const body = { email: person.email.toUpperCase(), name: 'Ada L' }
  expect((await browser.ask('PATCH', `/${person.id}`, { body })).status).toBe(200)
  expect(await subjectsTo(studio, person.email)).toEqual([])
})

test('a server-side change of address or password on behalf of a person needs the password as well', async () => {
  const admin = await addTestPerson(studio, 'admin')
  const { payload } = studio
  const user = { ...(await payload.findByID({ collection: 'users', id: admin.id })), collection: 'users' as const }
  const req = await createLocalReq({ user }, payload)
  for (const data of [{ email: newAddress() }, { password: 'another long enough one' }])
    await expect(
      payload.update({ collection: 'users', id: admin.id, data, req, overrideAccess: false }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'ownPassword' }] } })
  expect(await emailOf(admin.id)).toBe(admin.email)
})
