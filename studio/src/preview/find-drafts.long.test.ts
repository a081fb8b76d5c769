import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../testing/test-studio.ts'
import { findNewest } from './find-drafts.ts'

const MORE_THAN_ONE_READ = 205

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

async function makeDrafts(site: string): Promise<string[]> {
  const made: string[] = []
  for (let number = 0; number < MORE_THAN_ONE_READ; number += 1) {
    const data = { site, title: `Schets ${number}`, _status: 'draft' as const }
    made.push((await studio.payload.create({ collection: 'pages', data, draft: true })).id)
  }
  return made
}

const readIds = async (payload: Payload, site: string) =>
  (await findNewest({ payload }, 'pages', { site })).map(({ id }) => id).toSorted()

test('more drafts than one read returns are all read, each once', async () => {
  const made = await makeDrafts('tailwell/nl_NL')
  expect(await readIds(studio.payload, 'tailwell/nl_NL')).toEqual(made.toSorted())
}, 120_000)

test('all drafts are read once, even when some are saved between two reads', async () => {
  const made = await makeDrafts('tailwell/de_DE')
  const { db } = studio.payload
  let isSaved = false
  const queryDrafts: typeof db.queryDrafts = async (wanted) => {
    const found = await db.queryDrafts<Record<string, unknown>>(wanted)
    const read = new Set(found.docs.map(({ id }) => id))
    const later = made.filter((id) => !read.has(id))
    if (!isSaved)
      for (const id of later)
        await studio.payload.update({ collection: 'pages', id, data: { title: 'Anders' }, draft: true })
    isSaved = true
    return Reflect.apply(Object, undefined, [found])
  }
  const payload: Payload = Object.create(studio.payload, {
    db: { value: Object.create(db, { queryDrafts: { value: queryDrafts } }) },
  })
  expect(await readIds(payload, 'tailwell/de_DE')).toEqual(made.toSorted())
}, 120_000)
