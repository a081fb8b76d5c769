import type { Locator } from '@playwright/test'

/** Ms between seeing what to press, with the pointer already there, and the press: people are not faster. */
const REFLEX_MS = 200
/** Ms that a button or a finger stays down: people's presses are rather longer. */
const HOLD_MS = 50

/** Presses at the place itself: a press by way of the locator checks within the page what it hits, in the time that is measured. */
export async function pressAndPaint(target: Locator): Promise<void> {
  await target.hover()
  const page = target.page()
  await page.waitForTimeout(REFLEX_MS)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}

/** Taps: on a phone there is no pointer to rest, but a page that scrolled to its target. */
export async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const page = target.page()
  await page.waitForTimeout(REFLEX_MS)
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not to be seen`)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const browser = await page.context().newCDPSession(page)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(HOLD_MS)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await browser.detach()
}
