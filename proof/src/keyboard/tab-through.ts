import type { Page } from '@playwright/test'
import { beginWalk, readMissed, readStop, type Stop } from './walk-focus.ts'

/** What glides or slides in has arrived by then. */
const SETTLED_MS = 2_000
const LOOK_AGAIN_MS = 100

export type Walked = { faults: string[]; stops: number }

/**
 * From the top of the page to its end with Tab, and back with Shift and Tab: at every stop the focus is seen, and it comes to all
 * that can have it.
 */
export async function tabThrough(page: Page): Promise<Walked> {
  const due = await beginWalk(page)
  // What is hidden until it has the focus comes on top.
  const most = due * 2 + 20
  const down = await walk(page, 'Tab', most)
  const missed = (await readMissed(page)).map((name) => `Tab does not come to ${name}`)
  const up = await walk(page, 'Shift+Tab', most)
  return { faults: [...down.faults, ...missed, ...up.faults], stops: down.stops + up.stops }
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Walked> {
  const faults: string[] = []
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key)
    const stop = await readSettledStop(page)
    if (stop === undefined) return { faults: stops === 0 ? [`${key} does nothing`] : faults, stops }
    const { name } = stop
    faults.push(...stop.faults.map((fault) => `${key}: ${name} ${fault}`))
  }
  return { faults: [...faults, `${key}: the focus never leaves the page`], stops: most }
}

async function readSettledStop(page: Page): Promise<Stop> {
  for (const deadline = Date.now() + SETTLED_MS; ; await page.waitForTimeout(LOOK_AGAIN_MS)) {
    const stop = await readStop(page)
    if (stop === undefined || stop.faults.length === 0 || Date.now() > deadline) return stop
  }
}
