import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import { createAddressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { MessageKey } from '@menagerie/sites/translate'
import type { Locator, Page } from '@playwright/test'
import { atEnd } from '../endings.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { findWantedSites } from '../pages/wanted-sites.ts'
import { ELSEWHERE, startServicesSite } from './services-site.ts'

/** Pages of one country's site with services of other companies configured. */
export type ServicesVisit = { site: BrandLocale; home: string; cookies: string; elsewhere: string }

/** Opens a site with services of other companies, and returns its pages in each country that is checked. */
export async function openServicesStage(): Promise<ServicesVisit[]> {
  const { ports, stop } = await startServicesSite({ withServices: true })
  atEnd(stop)
  const localOrigins = {
    [MAIN_BRAND]: `http://localhost:${ports.main}`,
    [OTHER_BRAND]: `http://localhost:${ports.other}`,
  }
  const addressing = createAddressing({ mode: 'local', localOrigins })
  return findWantedSites().map((site) => {
    const { url } = addressing.links(site)
    return { site, home: url(''), cookies: url('cookies'), elsewhere: url(ELSEWHERE) }
  })
}

/** All pages of the visits for the report, each as a kind of its own. */
export const toPagesOfKinds = (visits: readonly ServicesVisit[]): PageOfKind[] =>
  visits.flatMap(({ site, home, cookies, elsewhere }) => [
    { site, kind: 'consent dialog', url: home },
    { site, kind: 'offers and frames', url: elsewhere },
    { site, kind: 'cookies with services', url: cookies },
  ])

/** Opens a home page on which the consent question is not answered yet. */
export async function begin(page: Page, home: string): Promise<Locator> {
  await page.goto(home)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  return dialog
}

export async function answer(page: Page, site: BrandLocale, key: MessageKey): Promise<void> {
  await page.getByRole('button', { name: translator(site)(key), exact: true }).click()
}

/** Finds the visible buttons that load a service. */
export const findOfferButtons = (page: Page): Locator => page.locator('[data-embed] button').filter({ visible: true })

const findFrames = (page: Page): Locator => page.locator('[data-embed] iframe')

/** Loads all frames. They load when they scroll into view, and a feed gets its height only then. */
export async function loadFrames(page: Page): Promise<void> {
  await findFrames(page).first().waitFor()
  for (const frame of await findFrames(page).all()) {
    await frame.scrollIntoViewIfNeeded()
    await frame.contentFrame().locator('iframe, #feed > *').first().waitFor()
  }
}
