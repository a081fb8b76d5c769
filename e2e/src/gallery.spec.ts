import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { GALLERY_SITES } from './gallery.ts'
import { toUrl } from './sites.ts'
import { test } from './test.ts'

/** As wide as a phone in one brand and as a laptop in the other: every page at both takes four minutes more. */
const WIDTHS = { tailwell: 360, aldergrove: 1280 }
/** What WCAG 2.2 asks about. */
const NARROWEST = 320
const SOURCES = join(import.meta.dirname, '../../site/src')

/** Whoever writes examples has a page in the gallery, or the test of it finds nothing there. */
const PARTS = [
  ...globSync('blocks/*/examples.ts', { cwd: SOURCES }).map((file) => `blocks/${basename(dirname(file))}`),
  ...globSync('ui/**/*.examples.tsx', { cwd: SOURCES }).map((file) => `ui/${basename(file, '.examples.tsx')}`),
  ...globSync('features/**/*.examples.tsx', { cwd: SOURCES }).map(
    (file) => `features/${basename(file, '.examples.tsx')}`,
  ),
  'theme/colors',
  'theme/type',
  'theme/shape',
]
  .map((part) => part.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase())
  .sort()

for (const site of GALLERY_SITES)
  for (const part of PARTS)
    test(`${site.id}: examples of ${part} stand in nobody’s way`, async ({ page }) => {
      await page.goto(toUrl(site, `__gallery/${part}/alone`))
      const width = WIDTHS[site.brand]
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect.soft(faults, `at ${width} px`).toEqual([])
      await page.setViewportSize({ width: NARROWEST, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `wider than ${NARROWEST} px`).toBeLessThanOrEqual(0)
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
