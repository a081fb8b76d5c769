import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import type { PageOfKind } from './find-pages.ts'

/** The store finder's kind among the pages. */
export const FINDER = 'StoreLocator'

/** A map is drawn by the processor here. */
const MAP_MS = 60_000
const LETTERS = 3

export type FinderParts = { field: Locator; options: Locator; map: Locator; panel: Locator; stores: Locator }

export function findFinderParts(page: Page, { site }: PageOfKind): FinderParts {
  const t = translator(site)
  const map = page.getByRole('region', { name: t('stores.map') })
  return {
    map,
    panel: map.locator('section'),
    stores: page.locator('[data-stores] > li'),
    field: page.locator('[data-place-search] input[name=place]'),
    options: page.getByRole('option'),
  }
}

/** Types how the town of the first store begins, and waits for places. */
export async function openSuggestions({ field, options, stores }: FinderParts): Promise<void> {
  const street = await stores.first().locator('address').innerText()
  const [town = ''] = /\p{L}{3,}/u.exec(street.split('\n').slice(1).join(' ')) ?? []
  await field.fill('')
  await field.pressSequentially(town.slice(0, LETTERS))
  await options.first().waitFor()
}

/** Opens it by keyboard; waits for the map first. */
export async function openInfoWindow({ map, panel, stores }: FinderParts): Promise<Locator> {
  await map.scrollIntoViewIfNeeded()
  const opener = stores
    .filter({ has: map.page().locator('[data-on-map]') })
    .first()
    .locator('[data-on-map]')
  await opener.waitFor({ timeout: MAP_MS })
  await opener.press('Enter')
  await panel.waitFor({ timeout: MAP_MS })
  return opener
}
