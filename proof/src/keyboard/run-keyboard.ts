import { openVisit } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import type { Page } from '@playwright/test'
import { addUp, checkEach, type PageChecks } from '../pages/check-each.ts'
import { type PageOfKind, PRODUCT_SEARCH } from '../pages/find-pages.ts'
import { FINDER } from '../pages/finder-parts.ts'
import { openStage } from '../pages/open-stage.ts'
import { findPopupOpeners } from '../pages/openers.ts'
import { CALM, createPagePool, type OnPage } from '../pages/page-pool.ts'
import { openServicesStage, toPagesOfKinds } from '../services/services-stage.ts'
import { checkFinderByKeys } from './check-finder.ts'
import { checkMenus, checkOpeners, checkSkipLink, followSubMenu } from './check-menus.ts'
import { checkQuestionByKeys } from './check-question.ts'
import { checkFilter, checkHeaderSearchByKeys } from './check-search.ts'
import { checkServicesByKeys } from './check-services.ts'
import { tabThrough } from './tab-through.ts'
import { DESKTOP, PHONE_VIEWPORT, type Viewport } from './viewports.ts'

/** On these sites every kind of page is checked; on all others only the homepage, because they differ only in texts and in their lengths. */
const WHOLE_SITES = [
  `${MAIN_BRAND}/en_US`,
  `${MAIN_BRAND}/de_DE`,
  `${MAIN_BRAND}/ru_RU`,
  `${MAIN_BRAND}/fr_FR`,
  `${OTHER_BRAND}/nl_NL`,
]

const SAME = {
  id: 'A2',
  placeOf: (page: PageOfKind) => page,
  checksOf: (count: number) => `${count} stops of the focus`,
}

/**
 * A2: walks through the pages with Tab in both directions, on phone and desktop; uses the menus and the search of every country with
 * Enter and Escape, and checks filters and "where to buy".
 */
export async function runKeyboard(folder: string): Promise<BenchRow[]> {
  const { browser, pages } = await openStage(folder)
  const homes = pages.filter(({ kind }) => kind === 'Homepage')
  const walked = pages.filter(({ site, kind }) => kind === 'Homepage' || WHOLE_SITES.includes(site.id))
  const visits = await openServicesStage()
  const onPage = createPagePool(() => openVisit(browser, CALM))
  // Animations stay on here, because a gliding element may end behind the question.
  const onFirstVisit = createPagePool(() => browser.newContext())
  return [
    await checkEach({
      ...SAME,
      what: 'by keyboard alone: the focus comes everywhere, is seen, is not covered, comes back',
      items: walked,
      pages: walked,
      check: (each) => onBoth(onPage, (page, viewport) => checkPage(page, each, viewport)),
    }),
    await checkEach({
      ...SAME,
      what: 'by keyboard alone: with the question of the country, and answering it',
      items: homes,
      pages: homes,
      check: (each) => onBoth(onFirstVisit, (page) => checkQuestionByKeys(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: 'by keyboard alone: the dialog of consent, /cookies, what other companies show, into it and out of it',
      items: visits,
      pages: toPagesOfKinds(visits),
      placeOf: ({ site, home }) => ({ site, kind: 'services', url: home }),
      check: (visit) => onBoth(onPage, (page) => checkServicesByKeys(page, visit)),
    }),
  ]
}

/** Runs the check on a phone and on a desktop. */
async function onBoth(
  onPage: OnPage,
  check: (page: Page, viewport: Viewport) => Promise<PageChecks>,
): Promise<PageChecks> {
  const checked: PageChecks[] = []
  for (const viewport of [PHONE_VIEWPORT, DESKTOP]) {
    const { reasons, count } = await onPage(async (page) => {
      await page.setViewportSize(viewport)
      return check(page, viewport)
    })
    checked.push({ reasons: reasons.map((reason) => `${viewport.width} px, ${reason}`), count })
  }
  return addUp(checked)
}

async function checkPage(page: Page, each: PageOfKind, viewport: Viewport): Promise<PageChecks> {
  const { url, site, kind } = each
  const fresh = async <T>(check: (page: Page) => Promise<T>) => {
    await page.goto(url)
    return check(page)
  }
  const { reasons, count } = await fresh(tabThrough)
  reasons.push(...(await fresh(() => checkSkipLink(page, site))))
  if (kind === FINDER) reasons.push(...(await fresh(() => checkFinderByKeys(page, each, viewport))))
  reasons.push(...(await fresh(async () => checkOpeners(page, await findPopupOpeners(page).all()))))
  if (kind === PRODUCT_SEARCH && viewport === DESKTOP) reasons.push(...(await fresh(checkFilter)))
  if (kind !== 'Homepage') return { reasons, count }
  reasons.push(...(await fresh(checkMenus)))
  reasons.push(...(await fresh(() => checkHeaderSearchByKeys(page, each))))
  if (viewport === DESKTOP) reasons.push(...(await fresh(followSubMenu)))
  return { reasons, count }
}
