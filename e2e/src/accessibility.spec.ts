import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLE_SITES, toUrl, WIDTHS } from './sites.ts'

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

test.describe('nothing stands in anybody’s way', () => {
  for (const site of SAMPLE_SITES)
    for (const path of ['', 'p'])
      test(`${site.id} /${path}`, async ({ page }) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          await page.goto(toUrl(site, path))
          await expectNoViolations(page)
        }
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      })

  for (const site of SAMPLE_SITES)
    test(`${site.id}: the first product`, async ({ page }) => {
      await page.goto(toUrl(site))
      const link = page
        .getByRole('main')
        .locator('a[href*="/"]:has-text("")')
        .filter({ has: page.locator(':scope') })
      const product = page.locator('main article a').first()
      test.info().annotations.push({ type: 'links', description: String(await link.count()) })
      if ((await product.count()) === 0) return
      await product.click()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoViolations(page)
      }
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
})
