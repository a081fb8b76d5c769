import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { requireStaff } from './require-staff.ts'

let studio: TestStudio
let token: string

beforeAll(async () => {
  studio = await openTestStudio()
  const login = { email: 'ada@example.test', password: 'long enough' }
  await studio.payload.create({ collection: 'users', data: { ...login, name: 'Ada', role: 'reviewer' } })
  token = (await studio.payload.login({ collection: 'users', data: login })).token ?? ''
})
afterAll(() => studio?.close())

const ask = (name: string, headers: Record<string, string> = {}) =>
  requireStaff(name, async () => studio.payload, new Headers(headers))

test.each(['render-document-slots', 'render-field', 'get-folder-results-component-and-data', 'table-state', 'no-such'])(
  'strangers learn nothing from %s',
  async (name) => {
    await expect(ask(name)).rejects.toThrow(/unauthorized/i)
    await expect(ask(name, { authorization: `JWT ${token}x` })).rejects.toThrow(/unauthorized/i)
    await expect(ask(name, { authorization: `JWT ${token}` })).resolves.toBeUndefined()
  },
)

test('the form of the first administrator is asked by a stranger', async () => {
  await expect(ask('form-state')).resolves.toBeUndefined()
})
