import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { openedDraftSchema } from './product-drafts-schema.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio?.close())

test('a published draft that is opened again starts with the current values of the product', async () => {
  const { id } = await make.facts()
  const begin = async () => {
    const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${id}`, { body: { part: 'NL' } })
    return openedDraftSchema.parse(body).id
  }
  const draft = await begin()
  const save = (query: string, body: object) =>
    rest.call('admin', 'PATCH', `/product-drafts/${draft}?overwrite=true${query}`, { body })
  await save('&draft=true&autosave=true', { rrp: 20 })
  expect((await save('', { _status: 'published' })).status).toBe(200)
  // Saves like an import.
  const { markets } = await studio.payload.findByID({ collection: 'product-facts', id, depth: 0 })
  const cheaper = (markets ?? []).map((row) => (row.country === 'NL' ? { ...row, rrp: 11 } : row))
  await studio.payload.update({ collection: 'product-facts', id, data: { markets: cheaper } })
  expect(await begin()).toBe(draft)
  const { body } = await rest.call('admin', 'GET', `/product-drafts/${draft}?draft=true&depth=0`)
  expect(body).toMatchObject({ rrp: 11 })
})

test('a form opened before the product changed cannot revert that change', async () => {
  const { id } = await make.facts()
  const begin = async () => {
    const { body } = await rest.call('catalogue', 'POST', `/drafts-of-product/${id}`, { body: { part: 'shared' } })
    return openedDraftSchema.parse(body).id
  }
  const draft = await begin()
  const formSchema = z.looseObject({ name: z.string(), updatedAt: z.string() })
  const open = async () =>
    formSchema.parse((await rest.call('catalogue', 'GET', `/product-drafts/${draft}?draft=true&depth=0`)).body)
  // Saves the whole form like the autosave, based on the version with which it was opened.
  const save = ({ name, updatedAt }: z.infer<typeof formSchema>, more: object, query = '&draft=true&autosave=true') =>
    rest.call('catalogue', 'PATCH', `/product-drafts/${draft}?locale=en${query}`, {
      body: { name, ...more },
      headers: { 'If-Match': `"${updatedAt}"` },
    })
  const form = await open()
  await studio.payload.update({ collection: 'product-facts', id, data: { name: 'Renamed' } })
  expect(await begin()).toBe(draft)
  expect((await save(form, { variant_group: 'zalm' })).status).toBe(409)
  const followed = await open()
  expect(followed.name).toBe('Renamed')
  expect((await save(followed, { variant_group: 'zalm' })).status).toBe(200)
  expect((await save(await open(), { _status: 'published' }, '')).status).toBe(200)
  // The form's own publish does not make it outdated.
  const published = await open()
  expect((await save(published, { variant_group: 'lachs' })).status).toBe(200)
  expect(await studio.payload.findByID({ collection: 'product-facts', id })).toMatchObject({
    name: 'Renamed',
    variant_group: 'zalm',
  })
})
