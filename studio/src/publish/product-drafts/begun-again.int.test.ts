import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { openedDraftSchema } from './product-drafts-schema.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

test('a draft that was published begins again with what the product has by now', async () => {
  const rest = await openRest(studio)
  const { id } = await createTestDocuments(studio).facts()
  const begin = async () => {
    const { body } = await rest.call('admin', 'POST', `/drafts-of-product/${id}`, { body: { part: 'NL' } })
    return openedDraftSchema.parse(body).id
  }
  const draft = await begin()
  const save = (query: string, body: object) =>
    rest.call('admin', 'PATCH', `/product-drafts/${draft}?overwrite=true${query}`, { body })
  await save('&draft=true&autosave=true', { rrp: 20 })
  expect((await save('', { _status: 'published' })).status).toBe(200)
  // As an import does.
  const { markets } = await studio.payload.findByID({ collection: 'product-facts', id, depth: 0 })
  const cheaper = (markets ?? []).map((row) => (row.country === 'NL' ? { ...row, rrp: 11 } : row))
  await studio.payload.update({ collection: 'product-facts', id, data: { markets: cheaper } })
  expect(await begin()).toBe(draft)
  const { body } = await rest.call('admin', 'GET', `/product-drafts/${draft}?draft=true&depth=0`)
  expect(body).toMatchObject({ rrp: 11 })
})
