import type { Page } from 'puppeteer-core'
import { comesTrue } from '../keyboard/wait.ts'
import type { PageChecks } from '../pages/check-each.ts'

/** One visitor with Firefox, with the faults that were found. */
export type FirefoxVisit = PageChecks & {
  page: Page
  /** Notes a fault when something is not so within some seconds. */
  expect: (state: string, isSo: () => Promise<boolean>) => Promise<void>
}

export function beginFirefoxVisit(page: Page): FirefoxVisit {
  const visit: FirefoxVisit = {
    page,
    reasons: [],
    count: 0,
    async expect(state, isSo) {
      visit.count += 1
      // A page that is being left cannot be asked.
      if (!(await comesTrue(() => isSo().catch(() => false)))) visit.reasons.push(state)
    },
  }
  page.on('pageerror', (error) => visit.reasons.push(`an exception: ${String(error)}`))
  return visit
}

/** Asks the page itself, because `page.url()` does not change when a page that Firefox had kept comes back. */
export const readPageAddress = (page: Page): Promise<string> => page.evaluate(() => location.href)

/** Goes back or forward as the browser's buttons do, without waiting for a load that may not come. */
export const goTo = (page: Page, steps: number): Promise<unknown> =>
  page.evaluate((by) => setTimeout(() => history.go(by)), steps)

/** Returns the texts of all elements that a selector finds. */
export const readElementTexts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) => all.map((element) => (element.textContent ?? '').trim()))

export const isShown = (page: Page, selector: string): Promise<boolean> =>
  page.$$eval(selector, (all) => all.some((element) => element.checkVisibility({ visibilityProperty: true })))
