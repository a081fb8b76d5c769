import { MAIN_BRAND } from '@menagerie/demo/brands'
import { findOutsideBoxes } from '@menagerie/proof/accessibility/find-outside-boxes'
import { doubleText, findTextFaults } from '@menagerie/proof/accessibility/find-text-faults'
import { translator } from '@menagerie/sites/messages'
import { blogPath, storeFinderPath } from '@menagerie/sites/route-words'
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './no-violations.ts'
import { sampleAt } from './sample.ts'
import { findTestSite, SAMPLE_PRODUCT_SITES, SAMPLE_SITES, TEST_WIDTHS, toUrl } from './sites.ts'
import { test } from './test.ts'

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}

/** Sites and pages alternate, so that each kind is checked at each width. `npm run proof -- accessibility` checks all of them at all widths. */
const widthOf = (turn: number) => TEST_WIDTHS[turn % TEST_WIDTHS.length] ?? TEST_WIDTHS[0]

test.describe('pages have no axe violations and do not scroll sideways', () => {
  for (const [place, site] of SAMPLE_SITES.entries())
    for (const [kind, path] of ['', 'p'].entries())
      test(`${site.id} /${path}`, sampleAt((place + kind) % SAMPLE_SITES.length), async ({ page }) => {
        await page.setViewportSize({ width: widthOf(place + kind), height: 800 })
        await page.goto(toUrl(site, path))
        await expectNoViolations(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      })

  for (const [place, site] of SAMPLE_PRODUCT_SITES.entries())
    test(`${site.id}: the first product`, sampleAt(place), async ({ page }) => {
      await page.goto(toUrl(site))
      await page.locator('main article a').first().click()
      await expect(page.getByRole('heading', { name: translator(site)('product.description') })).toBeVisible()
      await page.setViewportSize({ width: widthOf(place), height: 800 })
      await expectNoViolations(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })
})

/** Sites with long words and with other letters. `npm run proof -- accessibility` checks every kind of page of all sites. */
const LARGE_TEXT_SITES = [`${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/ru_RU`].map(findTestSite)

test.describe('text at 200% is not cut off (WCAG 1.4.4)', () => {
  // Every other kind of page of the first site.
  for (const [at, site] of LARGE_TEXT_SITES.entries())
    for (const [kind, path] of [
      '',
      'search/products',
      blogPath(site),
      storeFinderPath(site),
      'business/register',
      'cookies',
      'p',
    ].entries())
      test(`${site.id} /${path}`, sampleAt(at + (kind % 2)), async ({ page }) => {
        await page.goto(toUrl(site, path))
        await doubleText(page)
        for (const width of TEST_WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          expect([...(await findTextFaults(page)), ...(await findOutsideBoxes(page))], `${width} px`).toEqual([])
        }
      })
})

test.describe('visitors who prefer reduced motion get no animations or transitions', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [at, site] of SAMPLE_SITES.entries())
    test(site.id, sampleAt(at), async ({ page }) => {
      await page.goto(toUrl(site))
      const moving = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('*')].flatMap((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element)
          const isStill = /^(?:0s(?:, )?)+$/.test(transitionDuration + animationDuration) && scrollBehavior === 'auto'
          return isStill ? [] : [`${element.tagName} ${element.className}: ${transitionDuration} ${animationDuration}`]
        }),
      )
      expect(moving).toEqual([])
    })
})
