import type { Page } from '@playwright/test'
import { addUp, type PageChecks } from '../pages/check-each.ts'
import { beginWalk, beginWay, type FocusStop, readMissed, readStop } from './walk-focus.ts'

/** Elements that glide or slide in have arrived after this time. */
const SETTLED_MS = 2_000
const LOOK_AGAIN_MS = 50

/**
 * Moves from the top of the page to its end with Tab, and back with Shift+Tab. The focus must be visible at every stop, and must reach
 * every element that can have it.
 */
export async function tabThrough(page: Page): Promise<PageChecks> {
  const due = await beginWalk(page)
  // Elements that are hidden until they have the focus come on top of the expected ones.
  const most = due * 2 + 20
  const down = await walk(page, 'Tab', most)
  const missed = (await readMissed(page)).map((name) => `Tab does not come to ${name}`)
  const up = await walk(page, 'Shift+Tab', most)
  return addUp([down, { reasons: missed, count: 0 }, up])
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<PageChecks> {
  const faults: string[] = []
  await beginWay(page)
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key)
    const stop = await readSettledStop(page)
    // The walk in the other direction may have ended at an edge of the page.
    if (stop === undefined && stops === 0) continue
    if (stop === undefined) return { reasons: stops === 1 ? [`${key} does nothing`] : faults, count: stops }
    const { name } = stop
    faults.push(...stop.faults.map((fault) => `${key}: ${name} ${fault}`))
  }
  return { reasons: [...faults, `${key}: the focus never leaves the page`], count: most }
}

/** Waits for a settled stop: the focus crosses into and out of frames by way of other processes, and is nowhere meanwhile, which is not yet the end of the page. */
async function readSettledStop(page: Page): Promise<FocusStop> {
  const isSettled = (stop: FocusStop) => (stop === undefined ? page.frames().length === 1 : stop.faults.length === 0)
  for (const deadline = Date.now() + SETTLED_MS; ; await page.waitForTimeout(LOOK_AGAIN_MS)) {
    const stop = await readStop(page)
    if (isSettled(stop) || Date.now() > deadline) return stop
  }
}
