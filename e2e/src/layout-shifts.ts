import type { Page } from '@playwright/test'

/** Reports the elements that moved on a page since it opened, and how far (as CLS counts it). */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources.map(({ node }) => node) : []
        shifts.push(`${'value' in entry ? entry.value : ''} ${moved.map((node) => node?.textContent).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifts'))
}
