import type { Page } from '@playwright/test'

/**
 * Scrolls to the top and waits until the page is there: a new width moves the focused field into view once more. Parts
 * that the header covers on a scrolled page would be reported as too small.
 */
export async function scrollToTop(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    scrollTo(0, 0)
    return new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY === 0))))
  })
}
