import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRest } from '../../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../../testing/test-studio.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

const INSIDE = 'https://169.254.169.254/'
const kept = async (id: string) => {
  const { kind, address, url } = await studio.payload.findByID({ collection: 'receivers', id })
  return { kind, address, url }
}

test('a mailbox receiver stores no webhook URL, and can be changed into a webhook and back', async () => {
  const made = { name: 'Shop', kind: 'mail', forms: ['contact'], address: 'shop@brand.example', url: INSIDE }
  expect((await rest.call('admin', 'POST', '/receivers', { body: made })).status).toBe(201)
  const { docs } = await studio.payload.find({ collection: 'receivers', where: { name: { equals: 'Shop' } } })
  const id = docs[0]?.id ?? ''
  const change = async (body: Record<string, unknown>) =>
    (await rest.call('admin', 'PATCH', `/receivers/${id}`, { body })).status
  expect(await kept(id)).toEqual({ kind: 'mail', address: 'shop@brand.example', url: null })
  expect(await change({ url: INSIDE })).toBe(200)
  expect(await kept(id)).toMatchObject({ url: null })
  expect(await change({ kind: 'webhook', url: INSIDE })).toBe(400)
  expect(await change({ kind: 'webhook', url: 'https://[2606:4700::1111]/in' })).toBe(200)
  expect(await kept(id)).toEqual({ kind: 'webhook', address: null, url: 'https://[2606:4700::1111]/in' })
  expect(await change({ name: 'Shop 2' })).toBe(200)
  expect(await change({ kind: 'mail', address: 'shop@brand.example' })).toBe(200)
  expect(await kept(id)).toEqual({ kind: 'mail', address: 'shop@brand.example', url: null })
})
