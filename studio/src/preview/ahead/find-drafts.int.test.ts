import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStudio, type TestStudio } from '../../publish/test-studio.ts'
import { findNewest } from './find-drafts.ts'

const SITE = 'tailwell/nl_NL'
const MORE_THAN_ONE_READ = 205

let studio: TestStudio
beforeAll(async () => {
  studio = await openTestStudio()
})
afterAll(() => studio?.close())

test('drafts are read to the last one, each once, when there are more than are read at a time', async () => {
  const made: string[] = []
  for (let number = 0; number < MORE_THAN_ONE_READ; number += 1) {
    const data = { site: SITE, title: `Schets ${number}`, _status: 'draft' as const }
    made.push((await studio.payload.create({ collection: 'pages', data, draft: true })).id)
  }
  const found = await findNewest({ payload: studio.payload }, 'pages', { site: SITE })
  expect(found.map(({ id }) => id).toSorted()).toEqual(made.toSorted())
}, 120_000)
