import type { BrowserContext, Page } from '@playwright/test'

export type OnPage = <Result>(work: (page: Page) => Promise<Result>) => Promise<Result>

/** Reduced motion: panels that are half faded in have too little contrast, and pages that glide to the focus slow down most checks. */
export const CALM = { reducedMotion: 'reduce' } as const

/** The first visit of a page waits for its pictures to be made. */
const PATIENCE_MS = 90_000

/**
 * Reuses pages, because opening a window for each visit takes longer than most visits. Each use begins by
 * going to an address. A page whose check has thrown is closed.
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
