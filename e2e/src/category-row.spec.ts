import { MAIN_BRAND } from '@menagerie/demo/brands'
import { findOutsideBoxes } from '@menagerie/proof/accessibility/find-outside-boxes'
import { expect } from '@playwright/test'
import { IN_PROOF } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const site = findTestSite(`${MAIN_BRAND}/de_DE`)

test(
  'the row of categories above a list can be scrolled to its last item on phones and tablets',
  IN_PROOF,
  async ({ page }) => {
    await page.goto(toUrl(site, 'hunde'))
    const last = page.locator('main form nav').first().locator('a').last()
    for (const width of [360, 820]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await findOutsideBoxes(page), `${width} px`).toEqual([])
      await last.evaluate((link) => link.parentElement?.parentElement?.scrollBy({ left: 5_000, behavior: 'instant' }))
      await expect(last).toBeInViewport({ ratio: 1 })
    }
  },
)
