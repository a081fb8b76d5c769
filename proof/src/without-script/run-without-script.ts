import type { BenchRow } from '@menagerie/bench/row'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { checkEach, type PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { createPagePool } from '../pages/page-pool.ts'
import { askForms, followMenu, switchCountry, turnPage } from './journeys.ts'
import { chooseFilter, compareTwo } from './list-journeys.ts'
import { readPage } from './read-page.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
/** Short, because a missing link should be reported soon. */
const PATIENCE_MS = 10_000

type Journey = (page: Page, site: BrandLocale) => Promise<string[]>
const OF_EVERY_COUNTRY: Readonly<Record<string, Journey>> = { followMenu, switchCountry }
const OF_EVERY_PAGE: Readonly<Record<string, Journey>> = { turnPage, askForms, chooseFilter, compareTwo }

/** A3: reads every kind of page in every country without JavaScript, and uses menus, country selector, lists and forms. */
export async function runWithoutScript(folder: string): Promise<BenchRow[]> {
  const { browser, pages } = await openStage(folder)
  const onPage = createPagePool(() => openWithoutScript(browser))
  const row = await checkEach({
    id: 'A3',
    what: 'without JavaScript: read, menus, countries, lists, filters, comparing, forms',
    items: pages,
    pages,
    placeOf: (page) => page,
    check: (each) => onPage((page) => checkPage(page, each)),
    checksOf: (journeys) => `each on phone and desktop, ${journeys} journeys`,
  })
  return [row]
}

async function openWithoutScript(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

async function checkPage(page: Page, each: PageOfKind): Promise<PageChecks> {
  const journeys = { ...OF_EVERY_PAGE, ...(each.kind === 'Homepage' ? OF_EVERY_COUNTRY : {}) }
  const reasons: string[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    reasons.push(...(await readPage(page, each)))
    for (const [name, take] of Object.entries(journeys)) {
      await page.goto(each.url)
      const found = await take(page, each.site).catch((error: unknown) => [String(error).split('\n')[0] ?? ''])
      reasons.push(...found.map((reason) => `${viewport.width} px, ${name}: ${reason}`))
    }
  }
  return { reasons, count: Object.keys(journeys).length * 2 }
}
