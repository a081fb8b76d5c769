import type { Page } from '@playwright/test'
import type { PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openAllIn } from '../pages/openers.ts'
import { findSearchParts, openSearch, searchNothing, searchPopular } from '../pages/search-parts.ts'
import { findOverflow } from './find-violations.ts'
import { beginLooks, HEIGHT, LOOK_WIDTHS, NARROWEST } from './looks.ts'

const IN_HEADER = { within: 'header', areSheetsRead: true }
const FILTERS = '#filters'
const TRAY = 'body > section'
const COMPARED = 3

/** Checks the overlays of the header's search: before typing, with results, and without results. */
export async function checkHeaderSearchByAxe(page: Page, each: PageOfKind): Promise<PageChecks> {
  const looks = beginLooks(page)
  const parts = findSearchParts(page, each)
  for (const width of [...LOOK_WIDTHS, NARROWEST]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(each.url)
    await openSearch(page, parts)
    await looks.look(`${width} px, search before a word`, IN_HEADER)
    await searchPopular(parts)
    await looks.look(`${width} px, search with hits`, IN_HEADER)
    if (width === NARROWEST) looks.reasons.push(...(await findOverflow(page)))
    await searchNothing(parts)
    await looks.look(`${width} px, search without a hit`, IN_HEADER)
  }
  return looks
}

/** Checks the filters of a list, all unfolded, and the full tray of compared products. */
export async function checkListParts(page: Page, each: PageOfKind): Promise<PageChecks> {
  const looks = beginLooks(page)
  for (const width of [...LOOK_WIDTHS, NARROWEST]) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(each.url)
    await page.locator('main form[data-live]').waitFor()
    // Where there is room the filters stand beside the list.
    const toggle = page.locator('main button[popovertarget=filters]').filter({ visible: true })
    if ((await toggle.count()) > 0) await toggle.click()
    await openAllIn(page, FILTERS)
    await looks.look(`${width} px, filters`, { within: FILTERS, areSheetsRead: true })
    if (width === NARROWEST) looks.reasons.push(...(await findOverflow(page)))
    await page.keyboard.press('Escape')
    const links = page.locator('main a[data-compare]')
    for (let at = 0; at < COMPARED; at += 1) await links.nth(at).click()
    // On a phone the list of compared products needs one more tap.
    await page
      .locator(`${TRAY} li`)
      .nth(COMPARED - 1)
      .waitFor({ state: 'attached' })
    await looks.look(`${width} px, the tray of what is compared`, { within: TRAY, areSheetsRead: true })
    if (width === NARROWEST) looks.reasons.push(...(await findOverflow(page)))
    await forgetCompared(page)
  }
  return looks
}

/** Empties the tray, which otherwise stands on every page. */
const forgetCompared = (page: Page) => page.evaluate(() => localStorage.clear())
