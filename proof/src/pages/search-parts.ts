import { translator } from '@menagerie/sites/messages'
import type { Locator, Page } from '@playwright/test'
import type { PageOfKind } from './find-pages.ts'
import { NOT_A_WORD } from './search-pages.ts'

/** From this width on the header shows the field itself; below it a magnifier button opens it over the whole screen. */
const DESKTOP = 1_200

type SearchParts = {
  opener: Locator
  field: Locator
  popular: Locator
  products: Locator
  nothing: Locator
  panel: Locator
}

export function findSearchParts(page: Page, { site }: PageOfKind): SearchParts {
  const t = translator(site)
  const header = page.getByRole('banner')
  return {
    opener: header.getByRole('link', { name: t('search.open') }),
    field: header.locator('input[name=query]').filter({ visible: true }).first(),
    popular: header.getByRole('group', { name: t('search.popular'), exact: true }),
    products: header.getByRole('group', { name: t('search.products'), exact: true }),
    nothing: header.getByText(t('search.noHits')).filter({ visible: true }).first(),
    panel: header.getByRole('listbox'),
  }
}

/** Moves the focus to the header's search field, by the magnifier in small windows. The overlay of popular terms is open afterwards. */
export async function openSearch(page: Page, { opener, field, popular }: SearchParts): Promise<void> {
  if (hasOpener(page)) await opener.press('Enter')
  else await field.focus()
  await popular.waitFor()
}

export const hasOpener = (page: Page) => (page.viewportSize()?.width ?? 0) < DESKTOP

/** Searches for the first popular term, which must have a hit, and marks the first hit. */
export async function searchPopular({ field, popular, products }: SearchParts): Promise<void> {
  await field.fill(await popular.getByRole('option').first().innerText())
  await products.getByRole('option').first().waitFor()
  await field.press('ArrowDown')
}

export async function searchNothing({ field, nothing }: SearchParts): Promise<void> {
  await field.fill(NOT_A_WORD)
  await nothing.waitFor()
}
