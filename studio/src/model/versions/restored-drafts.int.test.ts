import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openPublished } from '../../testing/test-published.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'

let studio: TestStudio
let published: ReturnType<typeof openPublished>
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  published = openPublished(studio.databaseUrl)
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(async () => {
  await published.close()
  await studio.close()
})

test('restoring a draft version restores the draft, and the published page stays unchanged', async () => {
  const page = await make.page({ title: 'Openbaar' })
  const stored = { collection: 'pages', id: page.id, depth: 0 } as const
  await studio.payload.update({ ...stored, data: { title: 'Eerste schets' }, draft: true })
  await studio.payload.update({ ...stored, data: { title: 'Tweede schets' }, draft: true })
  const where = { parent: { equals: page.id }, 'version.title': { equals: 'Eerste schets' } }
  const { docs } = await studio.payload.findVersions({ collection: 'pages', where })
  // Sends the same request as the view of a version.
  const answer = await rest.call('admin', 'POST', `/pages/versions/${docs[0]?.id}?draft=false`)
  expect(answer.status, answer.text).toBe(200)
  expect(await studio.payload.findByID(stored)).toMatchObject({ title: 'Openbaar', _status: 'published' })
  expect(await studio.payload.findByID({ ...stored, draft: true })).toMatchObject({ title: 'Eerste schets' })
  expect(await published.row(page.id)).toMatchObject({ deleted: false, body: { title: 'Openbaar' } })
})
