import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginHistory, type HistoryStage, readTold } from '../../testing/stale-history.ts'
import { STALE_STEPS } from '../../testing/stale-steps.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { tryHistories } from '../../testing/try-histories.ts'

/** A sample; `stale-marks.long.test.ts` tries 500. */
const HISTORIES = [1, 2, 3, 4, 5, 6, 7, 8]

let studio: TestStudio
let stage: HistoryStage
beforeAll(async () => {
  studio = await openTestStudio()
  stage = { studio, make: createTestDocuments(studio), rest: await openRest(studio) }
})
afterAll(() => studio.close())

test('exactly the open work is reported after random changes to a page and its copy', async () => {
  await tryHistories(stage, HISTORIES)
}, 240_000)

test('a duplicate of a copy, and a doubled block in it, still count their untranslated texts', async () => {
  const history = await beginHistory(stage, 1001)
  expect((await readTold(history)).open).toHaveLength(4)
  await STALE_STEPS['the copy is duplicated']?.(history, () => 0, '')
  expect((await readTold(history)).open).toHaveLength(4)
  await STALE_STEPS['a block of the copy is doubled']?.(history, () => 0, '')
  expect((await readTold(history)).open).toHaveLength(5)
  const stored = { collection: 'pages', id: history.copy, draft: true, depth: 0 } as const
  // A duplicate has its own title.
  expect(await studio.payload.findByID(stored)).toMatchObject({ openTexts: 5 })
})
