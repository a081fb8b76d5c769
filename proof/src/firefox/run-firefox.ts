import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { checkEach, type PageChecks } from '../pages/check-each.ts'
import { type PageOfKind, PRODUCT_SEARCH } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { beginFirefoxVisit, type FirefoxVisit } from './firefox-visit.ts'
import { openFirefox } from './open-firefox.ts'
import { takeList } from './take-list.ts'
import { takeSearch } from './take-search.ts'

const SITES = [`${MAIN_BRAND}/en_US`, `${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/ru_RU`, `${OTHER_BRAND}/it_IT`]
const HOMEPAGE = 'Homepage'
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

type PageVisit = {
  place: PageOfKind
  viewport: typeof PHONE
  take: (visit: FirefoxVisit, url: string) => Promise<void>
}

/** Tests the second browser: lists with filters, pages and going back, and the header's search. */
export async function runFirefox(folder: string): Promise<BenchRow[]> {
  const firefox = await openFirefox()
  const { pages } = await openStage(folder)
  const places = pages.filter(({ site, kind }) => SITES.includes(site.id) && [PRODUCT_SEARCH, HOMEPAGE].includes(kind))
  const items = places.flatMap((place): PageVisit[] =>
    place.kind === HOMEPAGE
      ? [{ place, viewport: DESKTOP, take: takeSearch }]
      : [PHONE, DESKTOP].map((viewport) => ({ place, viewport, take: takeList })),
  )
  const row = await checkEach({
    id: 'firefox',
    what: `lists, the way back and the header’s search in ${await firefox.version()}`,
    items,
    // One at a time, because a user does nothing in a tab behind another one.
    atOnce: 1,
    pages: places,
    placeOf: ({ place }) => place,
    check: visitPage,
    checksOf: (count) => `${items.length} visits, ${count} checks`,
  })
  return [row]

  async function visitPage({ place, viewport, take }: PageVisit): Promise<PageChecks> {
    const page = await firefox.newPage()
    await page.setViewport(viewport)
    const visit = beginFirefoxVisit(page)
    try {
      await take(visit, place.url)
    } catch (error) {
      visit.reasons.push(`breaks down: ${String(error).split('\n')[0]}`)
    } finally {
      await page.close()
    }
    return { count: visit.count, reasons: visit.reasons.map((reason) => `${viewport.width} px: ${reason}`) }
  }
}
