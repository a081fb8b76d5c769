import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import type { PageOfKind } from './find-pages.ts'
import { NOT_A_WORD } from './search-pages.ts'

/** From here on the field stands in the header itself; below it in the menu. */
const DESKTOP = 1_200

export type SearchParts = { field: Locator; popular: Locator; products: Locator; nothing: Locator; panel: Locator }

export function findSearchParts(page: Page, { site }: PageOfKind): SearchParts {
  const t = translator(site)
  const header = page.getByRole('banner')
  return {
    field: header.locator('input[name=query]').filter({ visible: true }).first(),
    popular: header.getByRole('group', { name: t('search.popular'), exact: true }),
    products: header.getByRole('group', { name: t('search.products'), exact: true }),
    nothing: header.getByText(t('search.noHits')).filter({ visible: true }).first(),
    panel: header.getByRole('listbox'),
  }
}

/** To the header's field, through the menu of small windows; its overlay of popular terms is there afterwards. */
export async function openSearch(page: Page, { field, popular }: SearchParts): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  if (width < DESKTOP) await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click()
  await field.focus()
  await popular.waitFor()
}

/** What editors call popular is found, and the first hit is marked. */
export async function searchPopular({ field, popular, products }: SearchParts): Promise<void> {
  await field.fill(await popular.getByRole('option').first().innerText())
  await products.getByRole('option').first().waitFor()
  await field.press('ArrowDown')
}

export async function searchNothing({ field, nothing }: SearchParts): Promise<void> {
  await field.fill(NOT_A_WORD)
  await nothing.waitFor()
}
