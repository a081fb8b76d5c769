import { openVisit } from '@menagerie/bench/browser/open-browser'
import type { BenchRow } from '@menagerie/bench/row'
import { checkEach } from '../pages/check-each.ts'
import { type PageOfKind, PRODUCT_SEARCH } from '../pages/find-pages.ts'
import { FINDER } from '../pages/finder-parts.ts'
import { openStage } from '../pages/open-stage.ts'
import { CALM, createPagePool } from '../pages/page-pool.ts'
import { openServicesStage, toPagesOfKinds } from '../services/services-stage.ts'
import { checkFinderByAxe } from './check-finder.ts'
import { checkLargeText } from './check-large-text.ts'
import { checkPageByAxe, checkQuestionByAxe } from './check-page.ts'
import { checkHeaderSearchByAxe, checkListParts } from './check-search.ts'
import { checkServicesByAxe } from './check-services.ts'
import { LOOK_WIDTHS, NARROWEST } from './looks.ts'

const SAME = {
  id: 'A1',
  placeOf: (page: PageOfKind) => page,
  checksOf: (count: number) => `${count} runs of axe`,
}

/**
 * A1: runs axe on every kind of page in every country at three widths, with each menu and dialog of the header open, its search, filters, compared products,
 * the question about the country, and other companies' content. Also checks that nothing is wider than 320 px, and text and pages at 200%.
 */
export async function runAccessibility(folder: string): Promise<BenchRow[]> {
  const { browser, pages } = await openStage(folder)
  const homes = pages.filter(({ kind }) => kind === 'Homepage')
  const finders = pages.filter(({ kind }) => kind === FINDER)
  const lists = pages.filter(({ kind }) => kind === PRODUCT_SEARCH)
  const visits = await openServicesStage()
  const onPage = createPagePool(() => openVisit(browser, CALM))
  const onFirstVisit = createPagePool(() => browser.newContext(CALM))
  const at = `axe at ${LOOK_WIDTHS.join(', ')} px, reflow at ${NARROWEST} px`
  return [
    await checkEach({
      ...SAME,
      what: `${at}; menus and dialogs of the header open, too`,
      items: pages,
      pages,
      check: (each) => onPage((page) => checkPageByAxe(page, each)),
    }),
    await checkEach({
      ...SAME,
      checksOf: (count: number) => `${count} looks`,
      what: `text of 200% at ${LOOK_WIDTHS.join(', ')} px, and pages of 200%: nothing cut, clamped, broken inside a word, or beside the window`,
      items: pages,
      pages,
      check: (each) => onPage((page) => checkLargeText(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: `${at}: the question of the country`,
      items: homes,
      pages: homes,
      check: (each) => onFirstVisit((page) => checkQuestionByAxe(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: 'the store finder: suggestions, no match, a store open on the map; no request to other origins',
      items: finders,
      pages: finders,
      check: (each) => onPage((page) => checkFinderByAxe(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: `${at}: the search of the header before a word, with hits, without one`,
      items: homes,
      pages: homes,
      check: (each) => onPage((page) => checkHeaderSearchByAxe(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: `${at}: filters of a list open and unfolded, and the tray of products to compare`,
      items: lists,
      pages: lists,
      check: (each) => onPage((page) => checkListParts(page, each)),
    }),
    await checkEach({
      ...SAME,
      what: `${at}: the dialog of consent, and what other companies show, before and after it loads`,
      items: visits,
      pages: toPagesOfKinds(visits),
      placeOf: ({ site, home }) => ({ site, kind: 'services', url: home }),
      check: (visit) => onPage((page) => checkServicesByAxe(page, visit)),
    }),
  ]
}
