import type { Locator, Page } from '@playwright/test'

/** Follows a link, which must lead to a page with a heading, and returns the faults there. */
export async function follow(page: Page, link: Locator): Promise<string[]> {
  const href = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''))
  const [answer] = await Promise.all([page.waitForNavigation(), link.click()])
  if (answer?.status() !== 200) return [`${href} answers ${answer?.status()}`]
  return (await page.getByRole('heading', { level: 1 }).first().isVisible()) ? [] : [`${href} has no heading`]
}
