import { setTimeout as sleep } from 'node:timers/promises'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import { findOpeners } from '../pages/openers.ts'
import { follow } from './follow.ts'

const WORD = 'food'
const OPENED_MS = 2_000

/** Opens the first sub-menu at each level and follows the first link in it; returns reasons if that fails. */
export async function followMenu(page: Page, site: BrandLocale): Promise<string[]> {
  const header = page.getByRole('banner')
  const menu = header.getByRole('navigation', { name: translator(site)('menu.main') }).filter({ visible: true })
  // On a phone the whole menu is behind a button.
  if ((await menu.count()) === 0)
    await header.getByLabel(translator(site)('menu.menu'), { exact: true }).first().click()
  const [opener] = await findOpeners(menu)
  if (opener === undefined) return ['the menu has no sub-menu']
  const before = await linksIn(menu)
  await opener.click()
  const [href] = await waitForOthers(menu, before)
  if (href === undefined) return ['the sub-menu shows no link']
  return follow(page, menu.locator(`a[href="${href}"]`).filter({ visible: true }).first())
}

/** Waits for new links, because an opened menu may take its time to appear. */
async function waitForOthers(menu: Locator, before: readonly string[]): Promise<string[]> {
  for (const deadline = Date.now() + OPENED_MS; ; await sleep(50)) {
    const others = (await linksIn(menu)).filter((href) => !before.includes(href))
    if (others.length > 0 || Date.now() > deadline) return others
  }
}

const linksIn = (part: Locator): Promise<string[]> =>
  part
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))

/** Opens the country selector and goes to another country. */
export async function switchCountry(page: Page, site: BrandLocale): Promise<string[]> {
  const header = page.getByRole('banner')
  const label = translator(site)('locale.label')
  const openers = await header.locator('summary, button').filter({ hasText: label, visible: true }).all()
  const [opener] = openers
  if (opener === undefined) return ['there is no country selector']
  await opener.click()
  const others = header.locator(`a[lang]:not([lang="${site.iso}"])`).filter({ visible: true })
  const target = others.first()
  const lang = await target.getAttribute('lang')
  const faults = await follow(page, target)
  const reached = await page.locator('html').getAttribute('lang')
  return reached === lang ? faults : [...faults, `choosing ${lang} leads to ${reached}`]
}

/** Goes to the second page of a list, if there is one: it must have its own address and show different items. */
export async function turnPage(page: Page, site: BrandLocale): Promise<string[]> {
  const next = page.getByRole('main').getByRole('link', { name: translator(site)('paging.next') })
  if ((await next.count()) === 0) return []
  const before = await page.getByRole('main').innerText()
  const faults = await follow(page, next.first())
  const isTurned = new URL(page.url()).searchParams.get('page') === '2'
  const isOther = (await page.getByRole('main').innerText()) !== before
  return [...faults, ...(isTurned && isOther ? [] : [`the next page is ${page.url()}`])]
}

/** Uses every search form: types a word into its first field and sends it with Enter. */
export async function askForms(page: Page): Promise<string[]> {
  const forms = page.locator('form:not([method="post" i])').filter({ visible: true })
  const faults: string[] = []
  const [start, count] = [page.url(), await forms.count()]
  for (let at = 0; at < count; at += 1) {
    const field = forms.nth(at).locator('input[type="search"], input[type="text"], input:not([type])').first()
    if ((await field.count()) === 0) continue
    await field.fill(WORD)
    const [answer] = await Promise.all([page.waitForNavigation(), field.press('Enter')])
    if (answer?.status() !== 200) faults.push(`a form leads to ${page.url()}: ${answer?.status()}`)
    await page.goto(start)
  }
  return faults
}
