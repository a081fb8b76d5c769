import { MAIN_BRAND, OTHER_BRAND } from '@menagerie/demo/brands'
import type { Locator, Page } from '@playwright/test'
import { findTestSite, toUrl } from './sites.ts'

export const GALLERY_SITES = [`${MAIN_BRAND}/en_US`, `${OTHER_BRAND}/nl_NL`].map(findTestSite)

/** What React comes with; the visitors' entry alone does not ask for it. */
const ISLAND_FILES = '**/assets/hydrate-island-*.js'
const SLOW_CPU = 4
const SLOW_FILE_MS = 1_000

export async function openGallery(page: Page, site = GALLERY_SITES[0]): Promise<void> {
  if (site) await page.goto(toUrl(site, '__gallery/islands'))
}

export const exampleOf = (page: Page, id: string): Locator => page.locator(`article#${id}`)

/** Islands of an example that are interactive. */
export const readyIn = (page: Page, id: string): Locator => exampleOf(page, id).locator('menagerie-island[data-ready]')

/** Keeps every island of the next page waiting until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(ISLAND_FILES, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

/** The file of an island does not arrive the first time. */
export async function breakOnce(page: Page, island: string): Promise<void> {
  await page.route(`**/assets/${island}.island-*.js`, (route) => route.abort('connectionfailed'), { times: 1 })
}

/** A phone of some years ago on a slow connection, from the next page on. */
export async function slowDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
  await page.route(ISLAND_FILES, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_FILE_MS))
    await route.continue()
  })
}
