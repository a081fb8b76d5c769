import type { Row } from '@menagerie/bench/row'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { runAll } from '../crawl/crawl-pages.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { openStage } from '../pages/open-stage.ts'
import { findOpeners, isOpen, nameOf, openAllIn } from '../pages/openers.ts'
import { type PageFault, printPageFaults, toFaultRow, toFaults } from '../pages/page-faults.ts'
import { findOverflow, findViolations } from './find-violations.ts'

const WIDTHS = [360, 768, 1280]
const NARROWEST = 320
const HEIGHT = 800
const AT_ONCE = 2
/** Panels may fade in; a text halfway there has no contrast. */
const CALM = { reducedMotion: 'reduce' } as const

/** A1: axe on every kind of page in every country at three widths; each menu and dialog of the header opened; nothing wider than 320 px. */
export async function runAccessibility(folder: string): Promise<Row[]> {
  const { browser, pages } = await openStage(folder)
  const faults: PageFault[] = []
  let looks = 0
  await runAll([...pages], AT_ONCE, async (each) => {
    const context = await browser.newContext(CALM)
    try {
      const checked = await checkPage(context, each)
      looks += checked.looks
      faults.push(...toFaults(each, checked.reasons))
    } finally {
      await context.close()
    }
  })
  printPageFaults(faults)
  const what = `axe at ${WIDTHS.join(', ')} px, menus and dialogs open too; reflow at ${NARROWEST} px`
  return [toFaultRow({ id: 'A1', what, pages, faults, checks: `${looks} runs of axe` })]
}

async function checkPage(context: BrowserContext, { url, kind }: PageOfKind) {
  const page = await context.newPage()
  await page.goto(url)
  const reasons: string[] = []
  let looks = 0
  const look = async (state: string) => {
    looks += 1
    const found = await findViolations(page)
    reasons.push(...found.map((violation) => `${state}: ${violation}`))
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await look(`${width} px`)
    // The header is the same on all pages of a country.
    if (kind === 'Homepage') await openHeader(page, (name) => look(`${width} px, ${name} open`))
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT })
  reasons.push(...(await findOverflow(page)))
  if ((await openAllIn(page, 'main')) > 0) await look(`${NARROWEST} px, all of the page unfolded`)
  return { reasons, looks }
}

/** Every menu and dialog of the header, one after the other, and the first that opens inside of each. */
async function openHeader(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const header = page.getByRole('banner')
  const { length } = await findOpeners(header)
  for (let at = 0; at < length; at += 1) {
    await page.reload()
    const outer = await findOpeners(header)
    const names = await Promise.all(outer.map(nameOf))
    const opener = outer[at]
    if (opener === undefined) throw new Error(`An opener is gone at ${page.url()}`)
    await open(opener, page)
    await look(`"${names[at]}"`)
    const inside = await findOpeners(header)
    const innerNames = await Promise.all(inside.map(nameOf))
    const deeper = inside.find((_, index) => !names.includes(innerNames[index] ?? ''))
    if (deeper === undefined) continue
    const innerName = await nameOf(deeper)
    await deeper.click()
    await look(`"${names[at]}", "${innerName}"`)
  }
}

async function open(opener: Locator, page: Page): Promise<void> {
  await opener.click()
  if (!(await isOpen(opener))) throw new Error(`"${await nameOf(opener)}" opens nothing at ${page.url()}`)
}
