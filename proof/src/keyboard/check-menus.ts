import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import { findOpeners, isOpenerOpen, nameOpener } from '../pages/openers.ts'
import { comesTrue, settlePage } from './wait.ts'

/** Checks every menu and dialog of the header. */
export async function checkMenus(page: Page): Promise<string[]> {
  const openers = await findOpeners(page.getByRole('banner'))
  return openers.length === 0 ? ['the header has no menu'] : checkOpeners(page, openers)
}

/** Checks that Enter opens it, Tab moves into it, and Escape closes it and returns the focus. A search that opened inside is closed first. */
export async function checkOpeners(page: Page, openers: readonly Locator[]): Promise<string[]> {
  const faults: string[] = []
  for (const opener of openers) {
    const name = await nameOpener(opener)
    const say = (fault: string) => faults.push(`"${name}": ${fault}`)
    await opener.focus()
    await page.keyboard.press('Enter')
    if (!(await comesTrue(() => isOpenerOpen(opener)))) say('Enter does not open it')
    await settlePage(page)
    await page.keyboard.press('Tab')
    if (await hasFocus(opener)) say('Tab stays on it')
    if (!(await isFocusSeen(page))) say('Tab goes to something that is not seen')
    await page.keyboard.press('Escape')
    if (await isSearchFocused(page)) await page.keyboard.press('Escape')
    if (!(await comesTrue(async () => !(await isOpenerOpen(opener))))) say('Escape does not close it')
    if (!(await comesTrue(() => hasFocus(opener)))) say('the focus does not come back to it')
    await settlePage(page)
  }
  return faults
}

export const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

const isSearchFocused = (page: Page) => page.evaluate(() => document.activeElement?.matches('[name=query]') === true)

const isFocusSeen = (page: Page) =>
  page.evaluate(() => document.activeElement?.checkVisibility({ visibilityProperty: true }) === true)

/** Checks that the first Tab stop of the page is the link that skips the menus, and that Enter follows it. */
export async function checkSkipLink(page: Page, site: BrandLocale): Promise<string[]> {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: translator(site)('skip.toContent') })
  if (!(await hasFocus(skip))) return ['the first Tab does not offer to skip the menus']
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
  return isInMain ? [] : ['skipping the menus leads back into them']
}

/** Opens the first sub-menu, goes to the first link in it and takes it. */
export async function followSubMenu(page: Page): Promise<string[]> {
  const [opener] = await findOpeners(page.getByRole('banner').getByRole('navigation'))
  if (opener === undefined) return ['the header has no sub-menu']
  const before = page.url()
  await opener.focus()
  await page.keyboard.press('Enter')
  await settlePage(page)
  await page.keyboard.press('Tab')
  const target = await page.evaluate(() =>
    document.activeElement instanceof HTMLAnchorElement ? document.activeElement.href : '',
  )
  if (target === '' || target === before) return [`the sub-menu leads to "${target}"`]
  await page.keyboard.press('Enter')
  await page.waitForURL(target)
  return []
}
