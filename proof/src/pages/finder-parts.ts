import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import type { PageOfKind } from './find-pages.ts'

/** Kind of the store finder in the list of pages. */
export const FINDER = 'StoreLocator'

/** Long, because the processor draws maps here. */
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

/** Types the beginning of the first store's town, and waits for suggestions. */
export async function openSuggestions({ field, options, stores }: FinderParts): Promise<void> {
  const street = await stores.first().locator('address').innerText()
  const [town = ''] = /\p{L}{3,}/u.exec(street.split('\n').slice(1).join(' ')) ?? []
  await field.fill('')
  await field.pressSequentially(town.slice(0, LETTERS))
  await options.first().waitFor()
}

/** Waits for the map, then opens a store's window on it by keyboard. */
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
