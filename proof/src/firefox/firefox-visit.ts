import type { Page } from 'puppeteer-core'
import { comesTrue } from '../keyboard/wait.ts'
import type { PageChecks } from '../pages/check-each.ts'

/** What one visitor with Firefox looks at, and what is not as it should be. */
export type FirefoxVisit = PageChecks & {
  page: Page
  /** Notes what is not so within some seconds. */
  expect: (state: string, isSo: () => Promise<boolean>) => Promise<void>
}

export function beginFirefoxVisit(page: Page): FirefoxVisit {
  const visit: FirefoxVisit = {
    page,
    reasons: [],
    count: 0,
    async expect(state, isSo) {
      visit.count += 1
      // A page on its way to the next one cannot be asked.
      if (!(await comesTrue(() => isSo().catch(() => false)))) visit.reasons.push(state)
    },
  }
  page.on('pageerror', (error) => visit.reasons.push(`an exception: ${String(error)}`))
  return visit
}

/** Asked of the page: of one that Firefox had kept, `page.url()` does not learn that it is back. */
export const readPageAddress = (page: Page): Promise<string> => page.evaluate(() => location.href)

/** Goes as the buttons of the browser do, without waiting for a load that may not come. */
export const goTo = (page: Page, steps: number): Promise<unknown> =>
  page.evaluate((by) => setTimeout(() => history.go(by)), steps)

/** Texts of all that a selector finds. */
export const readElementTexts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) => all.map((element) => (element.textContent ?? '').trim()))

export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$$eval(selector, (all) => all.some((element) => element.checkVisibility({ visibilityProperty: true })))
