import type { Locator } from '@playwright/test'

/** Milliseconds between seeing the target (with the pointer already there) and the press. Users are not faster. */
const REFLEX_MS = 200
/** Milliseconds that a button or a finger stays down. Users' presses are rather longer. */
const HOLD_MS = 50

/** Presses at the position itself, because a press through the locator would check in the page what it hits, within the measured time. */
export async function pressAndPaint(target: Locator): Promise<void> {
  await target.hover()
  const page = target.page()
  await page.waitForTimeout(REFLEX_MS)
  await page.mouse.down()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}

/** Taps. On a phone no pointer rests on the target, but the page scrolls to it. */
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
