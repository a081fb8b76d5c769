import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { LOCALE_COOKIE } from '@menagerie/web/platform/locale-cookie'
import type { Browser } from '@playwright/test'
import { checkEach, type PageChecks } from '../pages/check-each.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { FINDER } from '../pages/finder-parts.ts'
import { openStage } from '../pages/open-stage.ts'
import { CALM } from '../pages/page-pool.ts'
import { beginFinderVisit } from './finder-visit.ts'
import { HANDS, type Hand } from './hands.ts'
import { takeListJourney } from './list-journey.ts'
import { takeMapJourney } from './map-journey.ts'
import { takeNearMe } from './near-me.ts'

/** Two languages of one country, Cyrillic, a large country, the whole world, and the other brand. */
const SITES = [
  ...[
    `${MAIN_BRAND}/nl_NL`,
    `${MAIN_BRAND}/fr_BE`,
    `${MAIN_BRAND}/de_DE`,
    `${MAIN_BRAND}/ru_RU`,
    `${MAIN_BRAND}/en_US`,
  ],
  `${OTHER_BRAND}/it_IT`,
]
const PHONE = { width: 360, height: 740 }
/** From 1200 px on there is a map; tablets of that width are used with fingers. */
const DESKTOP = { width: 1280, height: 900 }
const PATIENCE_MS = 30_000

type FinderVisit = { place: PageOfKind; hand: Hand | undefined; viewport: typeof PHONE }

/** Tests spec §4, store finder: every state of it, by mouse, finger and keyboard, and without scripts. */
export async function proveFinder(folder: string): Promise<BenchRow[]> {
  const { browser, pages } = await openStage(folder)
  const places = pages.filter(({ site, kind }) => SITES.includes(site.id) && kind === FINDER)
  const items = places.flatMap((place) =>
    [PHONE, DESKTOP].flatMap((viewport) => [...HANDS, undefined].map((hand) => ({ place, hand, viewport }))),
  )
  const row = await checkEach({
    id: 'A2',
    what: 'store finder: every state by mouse, touch, keyboard and without scripts',
    items,
    pages: places,
    placeOf: ({ place }) => place,
    check: (item) => visitInBrowser(browser, item),
    checksOf: (count) => `${items.length} visits, ${count} checks`,
  })
  return [row]
}

async function visitInBrowser(browser: Browser, { place, hand, viewport }: FinderVisit): Promise<PageChecks> {
  const context = await browser.newContext({
    ...CALM,
    viewport,
    hasTouch: hand === 'touch',
    isMobile: hand === 'touch' && viewport === PHONE,
    javaScriptEnabled: hand !== undefined,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const { origin } = new URL(place.url)
  await context.addCookies([{ name: LOCALE_COOKIE.nameOf(place.site.brand), value: place.site.code, url: origin }])
  const elsewhere = new Set<string>()
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) elsewhere.add(url.origin)
  })
  const name = `${hand ?? 'no script'}, ${viewport.width} px`
  try {
    const visit = await beginFinderVisit(await context.newPage(), place, hand)
    try {
      await takeListJourney(visit)
      await takeNearMe(visit)
      if (viewport === DESKTOP) await takeMapJourney(visit)
    } catch (error) {
      visit.looks.reasons.push(`breaks down: ${String(error).split('\n').slice(0, 3).join(' ')}`)
    }
    visit.expect('nothing is asked of others', elsewhere.size === 0, [...elsewhere].join(', '))
    return { count: visit.looks.count, reasons: visit.looks.reasons.map((reason) => `${name}: ${reason}`) }
  } finally {
    await context.close()
  }
}
