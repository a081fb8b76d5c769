import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

/** Height of one row of buttons; two rows are taller. */
const ONE_ROW = 80

for (const [id, width, javaScriptEnabled] of [
  [`${MAIN_BRAND}/ru_RU`, 320, false],
  [`${MAIN_BRAND}/nl_NL`, 360, true],
  [`${OTHER_BRAND}/it_IT`, 360, true],
] as const) {
  const site = findTestSite(id)
  const blog = toUrl(site, fixedPagePath(site, 'blog'))

  test.describe(`topics of the blog at ${width} px, ${id}`, () => {
    test.use({ viewport: { width, height: 740 }, javaScriptEnabled })

    test('are in one row that scrolls, and the first post begins on the first screen', async ({ page }) => {
      await page.goto(blog)
      const topics = page.getByRole('navigation', { name: translator(site)('blog.topics') })
      expect((await topics.boundingBox())?.height).toBeLessThan(ONE_ROW)
      expect((await page.getByRole('main').getByRole('article').first().boundingBox())?.y).toBeLessThan(600)

      const last = topics.getByRole('link').last()
      await expect(last).not.toBeInViewport()
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
    })

    test('show the chosen topic in full', async ({ page }) => {
      await page.goto(blog)
      const topics = page.getByRole('navigation', { name: translator(site)('blog.topics') })
      await page.goto(new URL((await topics.getByRole('link').last().getAttribute('href')) ?? '', blog).href)
      await expect(topics.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    })
  })
}
