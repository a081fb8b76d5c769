import { type Browser, chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/test/chromium.ts'

/** The browser of the end-to-end tests. `port`: where tools that speak its protocol find it, too. */
export function openBrowser({ port }: { port?: number } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, ...(port === undefined ? [] : [`--remote-debugging-port=${port}`])],
  })
}

/** A phone of today. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Processor of a phone of some years ago, as Lighthouse and web.dev take it. */
export const SLOW_CPU = 4
