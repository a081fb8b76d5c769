import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { copyPlansSchema } from './elsewhere.ts'

let studio: TestStudio
let make: ReturnType<typeof createTestDocuments>
let rest: Awaited<ReturnType<typeof openRest>>
beforeAll(async () => {
  studio = await openTestStudio()
  make = createTestDocuments(studio)
  rest = await openRest(studio)
})
afterAll(() => studio.close())

const DE = 'tailwell/de_DE'
const named = (collection: string, id: string) => ({ collection, id })

async function plan(body: Record<string, unknown>) {
  const answer = await rest.call('admin', 'POST', '/elsewhere/plan', { body: { sites: [DE], ...body } })
  expect(answer.status, answer.text).toBe(200)
  return copyPlansSchema.parse(answer.body).sites[0]
}

test('a draft joined to a page counts as the page on the other site before it is published', async () => {
  const page = await make.page({ title: 'Vlooien' })
  const german = await make.page({ title: 'Flöhe', site: DE, _status: 'draft' })
  const data = { translationGroup: page.translationGroup }
  await studio.payload.update({ collection: 'pages', id: german.id, data, draft: true })
  expect((await plan({ documents: [named('pages', page.id)] }))?.documents).toMatchObject([{ existing: german.id }])
})

test('the drafts below a page are found by their current addresses', async () => {
  const top = await make.page({ title: 'Katten', path: `katten-${randomUUID()}` })
  const [came, left] = [
    await make.page({ title: 'Kwam', _status: 'draft' }),
    await make.page({ title: 'Ging', path: `${top.path}/ging`, _status: 'draft' }),
  ]
  const move = (id: string, path: string) =>
    studio.payload.update({ collection: 'pages', id, data: { path }, draft: true })
  await move(came.id, `${top.path}/kwam`)
  await move(left.id, `elders-${randomUUID()}`)
  const planned = await plan({ documents: [named('pages', top.id)], below: true })
  expect(planned?.documents.map(({ id }) => id)).toEqual([top.id, came.id])
})
