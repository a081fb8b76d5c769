import { runEditingSession } from '@menagerie/proof/editing/editing-session'
import { expect } from '@playwright/test'
import { sampleAt } from '../sample.ts'
import { adminOrigin } from '../sites.ts'
import { studioTest as test } from '../studio-test.ts'

/** A sample; `npm run proof -- editing` runs hundreds of sessions. */
const SEEDS = [11, 3]

test.describe('random sessions of several editors (spec §1, §6)', () => {
  test.setTimeout(600_000)

  for (const [at, seed] of SEEDS.entries()) {
    test(
      `lose and duplicate nothing, and visitors get what was shown last: ${seed}`,
      sampleAt(at),
      async ({ browser }) => {
        expect(await runEditingSession(browser, adminOrigin, seed)).toEqual([])
      },
    )
  }
})
