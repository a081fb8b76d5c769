import { translator } from '@menagerie/sites/messages'
import { expect } from '@playwright/test'
import { findSite, toUrl } from './sites.ts'
import { test } from './test.ts'

// The demo's longest words on cards.
const site = findSite('tailwell/ru_RU')
const LONG_NAME = 'Корм с индейкой и овсом для взрослых собак крупных пород '.repeat(6)

for (const width of [360, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the name of a product ends after four lines (spec §9)', async ({ page }) => {
      await page.goto(toUrl(site, 'search/products'))
      const name = page.getByRole('main').getByRole('article').first().getByRole('heading')
      const lines = await name.evaluate((heading, text) => {
        heading.textContent = text
        return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
      }, LONG_NAME)
      expect(lines).toBeCloseTo(4, 1)
    })

    test('the link to compare stands beside the link to the product', async ({ page }) => {
      const t = translator(site)
      await page.goto(toUrl(site, 'search/products'))
      const card = page.getByRole('main').getByRole('article').first()
      const view = await card.getByRole('link', { name: t('product.view') }).boundingBox()
      const compare = await card.getByRole('link', { name: t('compare.add') }).boundingBox()
      expect(Math.abs((view?.y ?? Number.NaN) - (compare?.y ?? Number.NaN))).toBeLessThan(8)
    })
  })
