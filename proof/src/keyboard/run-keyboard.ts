import type { Row } from '@menagerie/bench/row'
import type { Browser, Page } from '@playwright/test'
import { runAll } from '../crawl/crawl-pages.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { type PageFault, printPageFaults, toFaultRow, toFaults } from '../pages/page-faults.ts'
import { checkMenus, checkSkipLink, followSubMenu } from './check-menus.ts'
import { tabThrough } from './tab-through.ts'

/** Every kind of page here, and the homepage of all the others: what differs are words and how much room they take. */
const WHOLE_SITES = ['tailwell/en_US', 'tailwell/de_DE', 'tailwell/ru_RU', 'tailwell/fr_FR', 'aldergrove/nl_NL']
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const AT_ONCE = 2

/** A2: through the pages with Tab, down and up, on phone and desktop; the menus of every country with Enter and Escape. */
export async function runKeyboard(folder: string): Promise<Row[]> {
  const { browser, pages } = await openStage(folder)
  const walked = pages.filter(({ site, kind }) => kind === 'Homepage' || WHOLE_SITES.includes(site.id))
  const faults: PageFault[] = []
  let stops = 0
  await runAll([...walked], AT_ONCE, async (each) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const checked = await checkPage(browser, each, viewport)
      stops += checked.stops
      faults.push(
        ...toFaults(
          each,
          checked.faults.map((fault) => `${viewport.width} px, ${fault}`),
        ),
      )
    }
  })
  printPageFaults(faults)
  const what = 'by keyboard alone: the focus comes everywhere, is seen, is not covered, comes back'
  return [toFaultRow({ id: 'A2', what, pages: walked, faults, checks: `${stops} stops of the focus` })]
}

async function checkPage(browser: Browser, { url, site, kind }: PageOfKind, viewport: typeof PHONE) {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const fresh = async <T>(check: (page: Page) => Promise<T>) => {
      await page.goto(url)
      return check(page)
    }
    const { faults, stops } = await fresh(tabThrough)
    faults.push(...(await fresh(() => checkSkipLink(page, site))))
    if (kind !== 'Homepage') return { faults, stops }
    faults.push(...(await fresh(checkMenus)))
    if (viewport === DESKTOP) faults.push(...(await fresh(followSubMenu)))
    return { faults, stops }
  } finally {
    await context.close()
  }
}
