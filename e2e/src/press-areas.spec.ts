import { MAIN_BRAND } from '@menagerie/demo/brands'
import { translator } from '@menagerie/sites/messages'
import { expect, type Page } from '@playwright/test'
import { findPageKinds } from './page-kinds.ts'
import { findTestSite, toUrl } from './sites.ts'
import { test } from './test.ts'

/** Smallest target for a finger, in pixels. */
const LEAST = 44
const PRESSED =
  'main a[href], main button, main summary, main select, main label:has([type=checkbox], [type=radio]), footer a[href]'
/** Browsers may round half a pixel away. */
const ROUNDED = 0.5

/**
 * Finds small targets below the header, which spec §9 makes 40 px high. Excludes lines of text such as the link above a title, links in
 * sentences, and traps for robots.
 */
const findSmall = (page: Page) =>
  page.evaluate(
    ([selector, least]) => {
      const inText = (element: Element) => {
        const text = element.closest('p, dd, td, li, label, figcaption')?.textContent ?? ''
        return text.trim().length > (element.textContent ?? '').trim().length + 12
      }
      /** Returns the card if its link covers it. */
      const findPressed = (element: HTMLElement) => {
        const covers = ['::before', '::after'].some((part) => getComputedStyle(element, part).position === 'absolute')
        return covers && getComputedStyle(element).position === 'static' ? (element.offsetParent ?? element) : element
      }
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility() && element.closest('nav ol') === null && !inText(element))
        .map((element) => ({ element, box: findPressed(element).getBoundingClientRect() }))
        .filter(({ box }) => box.height > 1 && box.height < least)
        .map(({ element, box }) => `${(element.textContent ?? '').trim().slice(0, 40)} ${Math.round(box.height)}`)
    },
    [PRESSED, LEAST - ROUNDED] as const,
  )

test.describe('touch targets', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('are at least 44 px high on every kind of page', async ({ page }) => {
    test.slow()
    const faults: string[] = []
    for (const { kind, url } of findPageKinds(MAIN_BRAND)) {
      await page.goto(url)
      faults.push(...(await findSmall(page)).map((small) => `${kind}: ${small}`))
    }
    expect(faults).toEqual([])
  })

  test('are at least 44 px high in the filter panel', async ({ page }) => {
    const site = findTestSite(`${MAIN_BRAND}/de_DE`)
    await page.goto(toUrl(site, 'hunde'))
    await page
      .getByRole('main')
      .getByRole('button', { name: translator(site)('filter.title'), exact: true })
      .click()
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible()
    expect(await findSmall(page)).toEqual([])
  })
})
