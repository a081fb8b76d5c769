import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'
import { COUNTRY_CHOSEN } from '../../../scripts/test/country-chosen.ts'

/** Opens the browser of the end-to-end tests. `port` lets tools that speak its protocol find it, too. */
export function openBrowser({ port }: { port?: number } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  })
}

/** Opens a returning visitor's visit, in which no page asks for the country. A first visit is `browser.newContext`. */
export async function openVisit(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addCookies(COUNTRY_CHOSEN)
  return context
}

/** A current phone. */
export const PHONE_CONTEXT = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Slowdown to the processor of a phone some years old, as Lighthouse and web.dev use it. */
export const SLOW_CPU = 4
