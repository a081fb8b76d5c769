import type { Locator } from '@playwright/test'

/** Ms between seeing what to press, with the pointer already there, and the press: nobody is faster. */
const REFLEX_MS = 200

export async function press(target: Locator): Promise<void> {
  await target.hover()
  await target.page().waitForTimeout(REFLEX_MS)
  await target.click()
}

/** On a phone there is no pointer to rest, but a page that scrolled to its target. */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(REFLEX_MS)
  await target.tap()
}
