import type { Row } from '@menagerie/bench/row'
import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { Browser, Page } from '@playwright/test'
import { runAll } from '../crawl/crawl-pages.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { type PageFault, printPageFaults, toFaultRow, toFaults } from '../pages/page-faults.ts'
import { askForms, followMenu, switchCountry, turnPage } from './journeys.ts'
import { readPage } from './read-page.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const AT_ONCE = 2
/** A link that does not come is a fault soon. */
const PATIENCE_MS = 10_000

type Journey = (page: Page, site: BrandLocale) => Promise<string[]>
const OF_EVERY_COUNTRY: Readonly<Record<string, Journey>> = { followMenu, switchCountry }
const OF_EVERY_PAGE: Readonly<Record<string, Journey>> = { turnPage, askForms }

/** A3: every kind of page in every country read without JavaScript; its menus, countries, lists and forms used. */
export async function runWithoutScript(folder: string): Promise<Row[]> {
  const { browser, pages } = await openStage(folder)
  const faults: PageFault[] = []
  let journeys = 0
  await runAll([...pages], AT_ONCE, async (each) => {
    const names = { ...OF_EVERY_PAGE, ...(each.kind === 'Homepage' ? OF_EVERY_COUNTRY : {}) }
    for (const viewport of [PHONE, DESKTOP]) {
      const reasons = await visit(browser, each, viewport, names)
      journeys += Object.keys(names).length
      faults.push(...toFaults(each, reasons))
    }
  })
  printPageFaults(faults)
  const what = 'without JavaScript: read, menus, countries, lists, forms'
  return [toFaultRow({ id: 'A3', what, pages, faults, checks: `each on phone and desktop, ${journeys} journeys` })]
}

async function visit(
  browser: Browser,
  each: PageOfKind,
  viewport: typeof PHONE,
  journeys: Readonly<Record<string, Journey>>,
): Promise<string[]> {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await context.newPage()
    const faults = await readPage(page, each)
    for (const [name, take] of Object.entries(journeys)) {
      await page.goto(each.url)
      const reasons = await take(page, each.site).catch((error: unknown) => [String(error).split('\n')[0] ?? ''])
      faults.push(...reasons.map((reason) => `${viewport.width} px, ${name}: ${reason}`))
    }
    return faults
  } finally {
    await context.close()
  }
}
