import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'
import { COUNTRY_CHOSEN } from '../../../scripts/test/country-chosen.ts'

/** The browser of the end-to-end tests. `port`: where tools that speak its protocol find it, too. */
export function openBrowser({ port }: { port?: number } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  })
}

/** Opens a visit of a browser that was here before: no page asks for the country. A first visit is `browser.newContext`. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addCookies(COUNTRY_CHOSEN)
  return context
}

/** A phone of today. */
export const PHONE_CONTEXT = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Processor of a phone of some years ago, as Lighthouse and web.dev take it. */
export const SLOW_CPU = 4
