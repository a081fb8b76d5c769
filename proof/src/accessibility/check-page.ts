import type { Locator, Page } from '@playwright/test'
import type { PageChecks } from '../pages/check-each.ts'
import { checkFirstVisits } from '../pages/country-question.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findOpeners, findPopupOpeners, isOpenerOpen, nameOpener, openAllIn } from '../pages/openers.ts'
import { findOverflow } from './find-violations.ts'
import { beginLooks, NARROWEST } from './looks.ts'

const OPEN_POPUP = '[popover]:popover-open'
const IN_HEADER = { within: 'header', areSheetsRead: true }

/** Checks a page at all widths and unfolded. On the home page it also checks each menu and dialog of the header, which all pages share. */
export async function checkPageByAxe(page: Page, { url, kind }: PageOfKind): Promise<PageChecks> {
  const looks = beginLooks(page)
  await page.goto(url)
  await looks.lookAtWidths('', async (width) => {
    if (kind === 'Homepage') await openHeader(page, (name) => looks.look(`${width}, ${name} open`, IN_HEADER))
  })
  if ((await openAllIn(page, 'main')) > 0)
    await looks.look(`${NARROWEST} px, all of the page unfolded`, { areSheetsRead: true })
  await openPopups(page, async (name) => {
    await looks.look(`${NARROWEST} px, ${name} open`, { within: OPEN_POPUP, areSheetsRead: true })
    looks.reasons.push(...(await findOverflow(page)))
  })
  return looks
}

/** Checks a page while the question about the country is open. */
export function checkQuestionByAxe(page: Page, each: PageOfKind): Promise<PageChecks> {
  return checkFirstVisits(page, each, async () => {
    const looks = beginLooks(page)
    await looks.lookAtWidths('')
    return looks
  })
}

/** Opens every menu and dialog of the header, one after the other, and the first one inside each. */
async function openHeader(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const header = page.getByRole('banner')
  const { length } = await findOpeners(header)
  for (let at = 0; at < length; at += 1) {
    await page.reload()
    const outer = await findOpeners(header)
    const names = await Promise.all(outer.map(nameOpener))
    const opener = outer[at]
    if (opener === undefined) throw new Error(`An opener is gone at ${page.url()}`)
    await open(opener, page)
    await look(`"${names[at]}"`)
    const inside = await findOpeners(header)
    const innerNames = await Promise.all(inside.map(nameOpener))
    const deeper = inside.find((_, index) => !names.includes(innerNames[index] ?? ''))
    if (deeper === undefined) continue
    const innerName = await nameOpener(deeper)
    await deeper.click()
    await look(`"${names[at]}", "${innerName}"`)
  }
}

/** Opens what the page's buttons open above it, such as where to buy, one after the other. */
async function openPopups(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const openers = findPopupOpeners(page)
  for (let at = 0; at < (await openers.count()); at += 1) {
    const opener = openers.nth(at)
    const name = await nameOpener(opener)
    await opener.click()
    await look(`"${name}"`)
    await page.keyboard.press('Escape')
  }
}

async function open(opener: Locator, page: Page): Promise<void> {
  await opener.click()
  if (!(await isOpenerOpen(opener))) throw new Error(`"${await nameOpener(opener)}" opens nothing at ${page.url()}`)
}
