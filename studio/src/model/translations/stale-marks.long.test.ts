import { afterAll, beforeAll, test } from 'vitest'
import type { HistoryStage } from '../../testing/stale-history.ts'
import { createTestDocuments } from '../../testing/test-documents.ts'
import { openRest } from '../../testing/test-rest.ts'
import { openTestStudio, type TestStudio } from '../../testing/test-studio.ts'
import { tryHistories } from '../../testing/try-histories.ts'

const HISTORIES = Number(process.env.STALE_HISTORIES || 500)
const SEED = Number(process.env.STALE_SEED || 1)

let studio: TestStudio
let stage: HistoryStage
beforeAll(async () => {
  studio = await openTestStudio()
  stage = { studio, make: createTestDocuments(studio), rest: await openRest(studio) }
})
afterAll(() => studio.close())

test(
  `exactly the open work is reported in ${HISTORIES} random histories of a page and its copy`,
  async () => {
    await tryHistories(
      stage,
      Array.from({ length: HISTORIES }, (_, at) => SEED + at),
    )
  },
  60_000 + HISTORIES * 20_000,
)
