import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { LOCALE_COOKIE } from '@menagerie/web/platform/locale-cookie'
import type { Browser } from '@playwright/test'
import { checkEach, type PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { CALM } from '../pages/page-pool.ts'
import { takeFormJourney } from './form-journeys.ts'

/** Together these sites have every form and every kind of thank-you page, in both brands, with long words and several scripts. */
const SITES = [
  `${MAIN_BRAND}/en_GB`,
  `${MAIN_BRAND}/nl_NL`,
  `${MAIN_BRAND}/es_ES`,
  `${MAIN_BRAND}/no_NO`,
  `${MAIN_BRAND}/fr_BE`,
  `${MAIN_BRAND}/pl_PL`,
  `${OTHER_BRAND}/en_GB`,
  `${OTHER_BRAND}/nl_NL`,
]
const KINDS = ['ContactPage', 'Newsletter']
const PATIENCE_MS = 20_000

type Visit = { place: PageOfKind; hasScript: boolean; address: string }

/** Questions to the company and sign-ups for the newsletter: empty, refused, sent; with scripts and without them, by keyboard. */
export async function runForms(folder: string): Promise<BenchRow[]> {
  const { browser, pages } = await openStage(folder)
  const places = pages.filter(({ site, kind }) => SITES.includes(site.id) && KINDS.includes(kind))
  const items = places.flatMap((place, at) =>
    [true, false].map((hasScript) => ({ place, hasScript, address: `203.0.113.${at * 2 + (hasScript ? 1 : 2)}` })),
  )
  const row = await checkEach({
    id: 'A2',
    what: 'contact and newsletter: refused, mended, sent, by keyboard, with JavaScript and without',
    items,
    pages: places,
    placeOf: ({ place }) => place,
    check: (visit) => takeInBrowser(browser, visit),
    checksOf: (looks) => `${items.length} journeys, axe ${looks} times`,
  })
  return [row]
}

/** Tests one form from an address of its own, because a site accepts only five forms per address in ten minutes. */
async function takeInBrowser(browser: Browser, { place, hasScript, address }: Visit): Promise<PageChecks> {
  const context = await browser.newContext({
    ...CALM,
    javaScriptEnabled: hasScript,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const { origin: url } = new URL(place.url)
  await context.addCookies([{ name: LOCALE_COOKIE.nameOf(place.site.brand), value: place.site.code, url }])
  try {
    return await takeFormJourney(await context.newPage(), place, hasScript)
  } finally {
    await context.close()
  }
}
