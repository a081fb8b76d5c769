import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { findPublishedVersions } from './find-published-versions.ts'

let studio: TestStudio
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  studio.payload.logger.level = 'silent'
  rest = await openRest(studio)
})
afterAll(() => studio.close())

/** Names the user of each published version, newest first. */
async function saversOf(collection: 'terms' | 'pages', id: string) {
  const req = await createLocalReq({}, studio.payload)
  const found = await findPublishedVersions(req, collection, id)
  const versions = await Promise.all(
    found.map((each) => studio.payload.findVersionByID({ collection, id: each.id, depth: 0 })),
  )
  return versions.map(({ version }) => version.savedBy ?? '-')
}

test('a turned-down version does not count as published, for a shared document and a page', async () => {
  const make = createTestDocuments(studio)
  const term = await make.term({ vocabulary: 'brand', code: 'openbaar', label: 'Oud' })
  const page = await make.page()
  for (const [collection, id, values] of [
    ['terms', term.id, { label: 'Nieuw' }],
    ['pages', page.id, { title: 'Nieuw' }],
  ] as const) {
    const path = `/${collection}/${id}?locale=nl&overwrite=true`
    expect((await rest.call('admin', 'PATCH', path, { body: values })).status).toBe(200)
    const body = { collection, id, values }
    expect((await rest.call('editor', 'POST', '/keep-both?locale=nl', { body })).status).toBe(204)
    expect(await saversOf(collection, id)).toEqual(['admin', '-'])
  }
})
