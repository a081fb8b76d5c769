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

const ask = (headers: Record<string, string> = {}) => requireStaff(async () => studio.payload, new Headers(headers))

test('a server function refuses anonymous callers, whether or not the studio has accounts', async () => {
  await expect(ask()).rejects.toThrow(/unauthorized/i)
  await expect(ask({ authorization: `JWT ${token}x` })).rejects.toThrow(/unauthorized/i)
  await expect(ask({ authorization: `JWT ${token}` })).resolves.toBeUndefined()
  await studio.payload.delete({ collection: 'users', where: {} })
  await expect(ask()).rejects.toThrow(/unauthorized/i)
})
