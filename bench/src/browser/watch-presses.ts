import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Milliseconds from each key press to the paint of its results. */
    presses: number[]
  }
}

/** Records in the page the time from a key press until `drawn` has changed and is painted. */
export async function watchPresses(page: Page, drawn: string): Promise<void> {
  await page.addInitScript((selector) => {
    window.presses = []
    let pressedAt: number | undefined
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true })
    const isDrawn = () => {
      const place = document.querySelector(selector)
      return place?.querySelector('ul > li, [role=option]') !== null && place?.getAttribute('aria-busy') !== 'true'
    }
    const hasResults = (records: MutationRecord[]) =>
      records.some(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement
        return element !== null && element.closest(selector) !== null
      })
    new MutationObserver((records) => {
      if (pressedAt === undefined || !hasResults(records) || !isDrawn()) return
      const began = pressedAt
      pressedAt = undefined
      requestAnimationFrame(() => setTimeout(() => window.presses.push(performance.now() - began)))
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, drawn)
}

/** Waits until `count` presses are recorded. */
export async function readPresses(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction((wanted) => window.presses.length >= wanted, count)
  return page.evaluate(() => window.presses)
}
