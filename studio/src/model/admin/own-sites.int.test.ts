import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

test('one call cannot delete documents of several sites, but can delete those of one site', async () => {
  const dutch = await make.page({ title: 'Weg' })
  const german = await make.page({ title: 'Weg', site: 'tailwell/de_DE' })
  const all = '/pages?where[title][equals]=Weg'
  const refused = await rest.call('admin', 'DELETE', all)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('these belong to 2 sites')
  expect((await rest.call('admin', 'DELETE', `/pages?where[id][in]=${dutch.id},${german.id}`)).status).toBe(400)
  expect((await studio.payload.count({ collection: 'pages', where: { title: { equals: 'Weg' } } })).totalDocs).toBe(2)
  expect((await rest.call('admin', 'DELETE', `${all}&where[site][equals]=tailwell/de_DE`)).status).toBe(200)
  expect((await studio.payload.count({ collection: 'pages', where: { title: { equals: 'Weg' } } })).totalDocs).toBe(1)
})
