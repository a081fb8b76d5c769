import type { Page } from '@playwright/test'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findFinderParts, openInfoWindow, openSuggestions } from '../pages/finder-parts.ts'
import { hasFocus } from './check-menus.ts'
import { DESKTOP, type Viewport } from './viewports.ts'
import { comesTrue } from './wait.ts'

/** Checks suggestions with arrows, Escape and Enter, and on a desktop a store's window on the map, which returns the focus when it closes. */
export async function checkFinderByKeys(page: Page, each: PageOfKind, viewport: Viewport): Promise<string[]> {
  const parts = findFinderParts(page, each)
  const { field, options, panel } = parts
  const reasons: string[] = []
  if (viewport === DESKTOP) {
    const opener = await openInfoWindow(parts)
    if (!(await hasFocus(panel))) reasons.push('the focus does not go to the window on the map')
    await page.keyboard.press('Escape')
    if (!(await comesTrue(() => panel.isHidden()))) reasons.push('Escape does not close the window on the map')
    if (!(await comesTrue(() => hasFocus(opener))))
      reasons.push('the focus does not come back from the window on the map')
  }
  await openSuggestions(parts)
  await page.keyboard.press('Escape')
  if ((await options.count()) > 0) reasons.push('Escape does not close the suggestions')
  await openSuggestions(parts)
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role=option][aria-selected=true]').innerText()
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  if ((await field.inputValue()) !== chosen) reasons.push(`Enter takes ${await field.inputValue()}, not ${chosen}`)
  return reasons
}
