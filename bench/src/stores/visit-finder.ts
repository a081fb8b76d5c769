import { gzipSync } from 'node:zlib'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { openVisit, PHONE_CONTEXT, SLOW_CPU } from '../browser/open-browser.ts'
import { readPresses, watchPresses } from '../browser/watch-presses.ts'

declare global {
  interface Window {
    finder: { largest: number; shift: number; seen?: number; usable?: number }
  }
}

export type Visit = { largest: number; shift: number; mapMs: number }

const PATIENCE_MS = 60_000
const SETTLED_MS = 1_000
/** Marks stand beside the map's canvas. */
const MARK = 'canvas ~ button'

/** Returns the time to the largest paint, how much has moved, and from 1200 px on the time from seeing the map's place to its first mark. */
export async function visitFinder(browser: Browser, url: string, width: number): Promise<Visit> {
  const context = await openVisit(browser, { viewport: { width, height: 900 } })
  try {
    const page = await context.newPage()
    await watchPage(page)
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })
    if (width >= 1200)
      await page.waitForFunction(() => window.finder.usable !== undefined, null, { timeout: PATIENCE_MS })
    await page.waitForTimeout(SETTLED_MS)
    const { largest, shift, seen = 0, usable = 0 } = await page.evaluate(() => window.finder)
    return { largest, shift, mapMs: usable - seen }
  } finally {
    await context.close()
  }
}

async function watchPage(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    window.finder = { largest: 0, shift: 0 }
    const { finder } = window
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) finder.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput }: { value?: number; hadRecentInput?: boolean } = entry.toJSON()
        if (!hadRecentInput) finder.shift += value ?? 0
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      const map = document.querySelector('[data-map]')
      if (map === null) return
      new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finder.seen ??= performance.now()
      }).observe(map)
      new MutationObserver(() => {
        if (finder.usable === undefined && map.querySelector(mark) !== null)
          requestAnimationFrame(() => setTimeout(() => (finder.usable ??= performance.now())))
      }).observe(map, { childList: true, subtree: true })
    })
  }, MARK)
}

/** Returns the milliseconds from each letter to the painted suggestions, on a processor that is slowed down. */
export async function typePlace(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  text: string,
): Promise<number[]> {
  const context = await openVisit(browser, options)
  try {
    const page = await context.newPage()
    await watchPresses(page, '#place-suggestions')
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
    const field = page.locator('[data-place-search] input[name=place]')
    await field.focus()
    await page.locator('#place-suggestions').waitFor({ state: 'attached' })
    for (const [at, letter] of [...text].entries()) {
      await page.keyboard.press(letter)
      await readPresses(page, at + 1)
    }
    return await page.evaluate(() => window.presses)
  } finally {
    await context.close()
  }
}

/** Returns the gzip bytes of all scripts that a phone loads before any interaction, including those that load by themselves. */
export async function loadScripts(browser: Browser, url: string): Promise<number> {
  const context = await openVisit(browser, PHONE_CONTEXT)
  try {
    const page = await context.newPage()
    const texts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') texts.push(response.text())
    })
    await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
    return (await Promise.all(texts)).reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
  } finally {
    await context.close()
  }
}
