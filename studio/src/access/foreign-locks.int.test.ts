import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openRest } from '../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const lock = (who: Caller, relationTo: string, value: string) =>
  rest.call(who, 'POST', '/payload-locked-documents', {
    body: { document: { relationTo, value }, user: { relationTo: 'users', value: rest.idOf(who) } },
  })

test('an editor keeps no administrator from changing the account of that editor', async () => {
  const id = rest.idOf('editor')
  expect((await lock('editor', 'users', id)).status).toBe(201)
  expect((await rest.call('admin', 'PATCH', `/users/${id}`, { body: { role: 'reviewer' } })).status).toBe(200)
  expect((await lock('editor', 'users', id)).status).toBe(201)
  const where = `where[id][equals]=${id}`
  expect((await rest.call('admin', 'PATCH', `/users?${where}`, { body: { role: 'editor' } })).status).toBe(200)
  expect((await lock('editor', 'users', id)).status).toBe(201)
  expect((await rest.call('admin', 'DELETE', `/users/${id}`)).status).toBe(200)
})

test('a reviewer keeps the back office from no customer', async () => {
  const shop = { company: 'De Poot', address: 'Straat 1', postcode: '1234 AB', city: 'Utrecht', name: 'Sanne' }
  const data = { ...shop, email: `${randomUUID()}@example.test`, brand: 'tailwell', site: 'tailwell/nl_NL' }
  const { id } = await studio.payload.create({ collection: 'customers', data: { ...data, state: 'approved' } })
  expect((await lock('reviewer', 'customers', id)).status).toBe(201)
  expect((await rest.call('back office', 'PATCH', `/customers/${id}`, { body: { state: 'suspended' } })).status).toBe(
    200,
  )
})
