import { MAIN_BRAND } from '@menagerie/demo/brands'
import { BRAND_KEYS } from '@menagerie/sites/brand-locale'
import { expect } from '@playwright/test'
import { findPageKinds } from './page-kinds.ts'
import { IN_PROOF } from './sample.ts'
import { SAMPLE_SITES, toUrl } from './sites.ts'
import { test } from './test.ts'
import { WHOLE_CHROMIUM } from './whole-chromium.ts'

test.use({
  launchOptions: {
    ...WHOLE_CHROMIUM,
    // Playwright turns the back-forward cache off by default, real browsers do not.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const OTHER_BRAND_KINDS = 4
/** A page that fetches for longer than this is not kept by browsers, and is reported below. */
const QUIET_MS = 10_000

for (const brand of BRAND_KEYS)
  test(
    `the pages of ${brand} come from the back-forward cache when a visitor goes back`,
    IN_PROOF,
    async ({ page }) => {
      test.setTimeout(180_000)
      const home = SAMPLE_SITES.find((site) => site.brand === brand)
      const lost: string[] = []
      // Browsers keep no page with an error status.
      const kinds = findPageKinds(brand).filter(({ kind }) => kind !== 'error')
      // Both brands have the same templates, so a few pages show what a brand adds to each.
      for (const { kind, url } of brand === MAIN_BRAND ? kinds : kinds.slice(0, OTHER_BRAND_KINDS)) {
        // Browsers keep no page that is left while it still fetches, such as the finder with its map.
        await page.goto(url, { waitUntil: 'load' })
        // Playwright may miss the end of a request of a restored page, and would then wait without end.
        await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {})
        await page.evaluate(() => document.body.setAttribute('data-kept', 'as it was'))
        await page.goto(home ? toUrl(home) : '', { waitUntil: 'load' })
        if (page.url() === url) continue
        await page.evaluate(() => history.back())
        await expect(page).toHaveURL(url)
        if ((await page.locator('body').getAttribute('data-kept')) === null) lost.push(`${kind} ${url}`)
      }
      expect(lost).toEqual([])
    },
  )
