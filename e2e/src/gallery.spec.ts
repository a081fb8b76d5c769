import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { findViolations } from '@menagerie/proof/accessibility/find-violations'
import { expect, type Page } from '@playwright/test'
import { findCutTexts, READERS_TEXT, setText } from './readers-text.ts'
import { IN_PROOF, sampleAt } from './sample.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

const GALLERY_SITES = [`${MAIN_BRAND}/en_US`, `${OTHER_BRAND}/nl_NL`].map(findTestSite)
/** Narrowest window of WCAG 2.2, in which the text of either brand must fit. */
const NARROWEST = 320
/** Window width for each brand: the narrowest, and that of a laptop. */
const WIDTHS: Readonly<Record<string, number>> = { [MAIN_BRAND]: NARROWEST, [OTHER_BRAND]: 1280 }
/** Parts of the gallery by the first segment of their addresses, with their smallest number, so that a lost one is noticed. */
const FOLDERS = { theme: 3, ui: 13, features: 30, blocks: 18 }

/** Every part is checked without a browser, too (`web/src/gallery/parts.test.tsx`). */
const STEP = 4

test.describe.configure({ mode: 'parallel' })

/** Finds the addresses of single examples. `web/src/gallery/every-part.test.ts` checks that every part has one. */
async function findParts(page: Page, site: (typeof GALLERY_SITES)[number], folder: string): Promise<string[]> {
  await page.goto(toUrl(site, '__gallery'))
  const links = page.locator(`main a[href*="/__gallery/${folder}/"]`)
  return links.evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? `${link.href}alone/` : '')))
}

for (const [place, site] of GALLERY_SITES.entries())
  for (const [folder, fewest] of Object.entries(FOLDERS))
    test(
      `${site.id}: examples of ${folder} have no axe violations, no cut texts and no sideways scrolling`,
      // The proof checks the parts with the most states, and all pages that show them.
      folder === 'theme' ? sampleAt(place) : IN_PROOF,
      async ({ page }) => {
        test.setTimeout(240_000)
        const parts = await findParts(page, site, folder)
        expect(parts.length).toBeGreaterThanOrEqual(fewest)
        // Checks some parts in each brand; `EVERY_EXAMPLE=1 npm test -- e2e gallery` checks all of them in both.
        const own = parts.filter((_, index) => process.env.EVERY_EXAMPLE || index % STEP === place)
        // Only axe's rule against a locked orientation needs the style sheets, so they are read once for each kind of part and for each block.
        for (const [index, part] of own.entries())
          await lookAt(page, part, {
            width: WIDTHS[site.brand] ?? NARROWEST,
            areSheetsRead: folder !== 'blocks' && index > 0,
          })
      },
    )

type SheetReading = { width: number; areSheetsRead: boolean }

/** Uses one page for all parts, because opening a page and injecting axe again takes long. */
async function lookAt(page: Page, url: string, { width, areSheetsRead }: SheetReading): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(url)
  const name = url.replace(/.*__gallery/, '')
  expect.soft(await findViolations(page, { areSheetsRead }), `${name} at ${width} px`).toEqual([])
  for (const [reader, css] of Object.entries(READERS_TEXT)) {
    await setText(page, css)
    expect.soft(await findCutTexts(page), `${name} at ${width} px, ${reader}`).toEqual([])
  }
  await setText(page, '')
  if (width !== NARROWEST) await page.setViewportSize({ width: NARROWEST, height: 800 })
  expect.soft(await findCutTexts(page), `${name} at ${NARROWEST} px`).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overflow, `${name}: wider than ${NARROWEST} px`).toBeLessThanOrEqual(0)
}

test('a gallery part is shown at the chosen window width, in either brand', IN_PROOF, async ({ page }) => {
  const [first, second] = GALLERY_SITES
  if (!first || !second) throw new Error('two brands are expected')
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(toUrl(first, '__gallery'))
  await page.getByRole('navigation').getByRole('link', { name: 'BlockQuote' }).click()
  await page.getByRole('link', { name: '768 px' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'BlockQuote' })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(768)
  await page.getByText('Brand and locale').click()
  await page.getByRole('link', { name: second.code, exact: true }).last().click()
  await expect(page).toHaveURL(toUrl(second, '__gallery/blocks/block-quote/768'))
  await expect(frame.getByRole('heading', { name: 'BlockQuote' })).toBeVisible()
})
