import { runEditingSession } from '@menagerie/proof/editing/editing-session'
import { expect } from '@playwright/test'
import { adminOrigin } from '../sites.ts'
import { test } from '../test.ts'

/** `npm run proof -- editing` runs hundreds of them. */
const SEEDS = [3, 11]

test.describe('editors at work at random (spec §1, §6)', () => {
  test.setTimeout(600_000)

  for (const seed of SEEDS) {
    test(`nothing is lost or doubled, and what was seen last is what visitors get: ${seed}`, async ({ browser }) => {
      expect(await runEditingSession(browser, adminOrigin, seed)).toEqual([])
    })
  }
})
