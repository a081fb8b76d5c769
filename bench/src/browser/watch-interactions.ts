import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Longest event of each interaction, by its number. */
    seenInteractions?: Map<number, number>
  }
}

/** Browsers do not report events below this. */
const SHORTEST_MS = 16

/** Watches all interactions from the next page on: the time to the next frame, as INP counts it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const seen = new Map<number, number>()
    window.seenInteractions = seen
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        seen.set(entry.interactionId, Math.max(seen.get(entry.interactionId) ?? 0, entry.duration))
      }
    })
    // The page's own types lack some of these fields.
    const options = { type: 'event', buffered: true, durationThreshold }
    observer.observe(options)
  }, SHORTEST_MS)
}

/** Returns the slowest interaction since the page was opened, or 0 when all were too fast to be reported. */
export function readSlowest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The last interaction is reported after the frame that shows it.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
    return Math.max(0, ...(window.seenInteractions ?? new Map<number, number>()).values())
  })
}
