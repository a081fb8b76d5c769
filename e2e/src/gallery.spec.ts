import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { GALLERY_SITES } from './gallery.ts'
import { toUrl } from './sites.ts'
import { test } from './test.ts'

/** As wide as a phone and a laptop; the narrowest window that WCAG 2.2 asks about. */
const WIDTHS = [360, 1280]
const NARROWEST = 320
const PARTS = { 'basic parts and the look': /\/(?:ui|theme)\//, features: /\/features\//, blocks: /\/blocks\// }

async function findParts(page: Page, site: (typeof GALLERY_SITES)[number], kind: RegExp): Promise<string[]> {
  await page.goto(toUrl(site, '__gallery'))
  const addresses = await page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
  return addresses.filter((address) => kind.test(address))
}

for (const site of GALLERY_SITES)
  for (const [name, kind] of Object.entries(PARTS))
    test(`${site.id}: examples of ${name} stand in nobody’s way, on phones and laptops`, async ({ page }) => {
      const parts = await findParts(page, site, kind)
      expect(parts.length).toBeGreaterThan(2)
      for (const part of parts) {
        await page.goto(`${part}alone/`)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          const { violations } = await new AxeBuilder({ page }).analyze()
          const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
          expect.soft(faults, `${part} at ${width} px`).toEqual([])
        }
        await page.setViewportSize({ width: NARROWEST, height: 800 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(overflow, `${part} is wider than ${NARROWEST} px`).toBeLessThanOrEqual(0)
      }
    })

test('a part is shown in a window of the width one asks for, in either brand', async ({ page }) => {
  const [tailwell, aldergrove] = GALLERY_SITES
  if (!tailwell || !aldergrove) throw new Error('two brands are expected')
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(toUrl(tailwell, '__gallery'))
  await page.getByRole('navigation').getByRole('link', { name: 'BlockQuote' }).click()
  await page.getByRole('link', { name: '768 px' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'BlockQuote' })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(768)
  await page.getByText('Brand and locale').click()
  await page.getByRole('link', { name: aldergrove.code, exact: true }).last().click()
  await expect(page).toHaveURL(toUrl(aldergrove, '__gallery/blocks/block-quote/768'))
  await expect(frame.getByRole('heading', { name: 'BlockQuote' })).toBeVisible()
})
