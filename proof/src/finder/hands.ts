import type { Locator, Page } from '@playwright/test'

/** How visitors press things. */
export const HANDS = ['mouse', 'touch', 'keyboard'] as const
export type Hand = (typeof HANDS)[number]

export async function pressWith(hand: Hand, target: Locator): Promise<void> {
  if (hand === 'mouse') return target.click()
  if (hand === 'touch') return target.tap()
  return target.press('Enter')
}

/** Chooses the option `at` in the list below the focused field. */
export async function chooseOption(hand: Hand, options: Locator, at: number): Promise<void> {
  if (hand !== 'keyboard') return pressWith(hand, options.nth(at))
  const { keyboard } = options.page()
  for (let pressed = 0; pressed <= at; pressed += 1) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
}

const DRAG_PX = 120
const STEPS = 6

/** Drags the middle of the target to the left. */
export async function drag(hand: Hand, target: Locator): Promise<void> {
  const page = target.page()
  if (hand === 'keyboard') {
    await target.press('ArrowRight')
    return
  }
  const box = await target.boundingBox()
  if (box === null) throw new Error('What is to be dragged is not there')
  const from = { x: box.x + box.width / 2, y: box.y + 30 }
  await (hand === 'mouse' ? dragByMouse(page, from) : dragByFinger(page, from))
}

type Point = { x: number; y: number }

async function dragByMouse(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - DRAG_PX, y, { steps: STEPS })
  await page.mouse.up()
}

async function dragByFinger(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (step: number) => [{ x: x - (DRAG_PX * step) / STEPS, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= STEPS; step += 1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
