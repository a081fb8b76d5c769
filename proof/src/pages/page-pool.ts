import type { BrowserContext, Page } from '@playwright/test'

export type OnPage = <Result>(work: (page: Page) => Promise<Result>) => Promise<Result>

/** Panels that fade in have no contrast halfway, and pages that glide along with the focus take the time of most checks. */
export const CALM = { reducedMotion: 'reduce' } as const

/** The first visit of a page waits for its pictures to be made. */
const PATIENCE_MS = 90_000

/**
 * Pages that are used again and again: a window for each visit takes longer than most visits. Each use begins by
 * going somewhere. A page whose work has failed is closed.
 */
export function createPagePool(open: () => Promise<BrowserContext>): OnPage {
  const free: Page[] = []
  return async (work) => {
    const page = free.pop() ?? (await openPage(open))
    try {
      const result = await work(page)
      free.push(page)
      return result
    } catch (error) {
      await page.context().close()
      throw error
    }
  }
}

async function openPage(open: () => Promise<BrowserContext>): Promise<Page> {
  const page = await (await open()).newPage()
  page.setDefaultNavigationTimeout(PATIENCE_MS)
  return page
}
