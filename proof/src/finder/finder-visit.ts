import { translator } from '@menagerie/sites/messages'
import type { Translate } from '@menagerie/sites/translate'
import { readRow, type StoreFile } from '@menagerie/web/features/stores/store-file'
import type { Page } from '@playwright/test'
import { beginLooks, type Looks } from '../accessibility/looks.ts'
import type { PageOfKind } from '../pages/find-pages.ts'
import { type FinderParts, findFinderParts } from '../pages/finder-parts.ts'
import type { Hand } from './hands.ts'

/** One visitor on one site's finder. Without `hand` no scripts run and the keyboard is used. */
export type FinderVisit = {
  page: Page
  place: PageOfKind
  hand: Hand | undefined
  parts: FinderParts
  t: Translate
  looks: Looks
  /** Stores of the site, from the data for its own map. */
  stores: ReturnType<typeof readRow>[]
  /** Notes a fault where `isSo` is false. */
  expect: (state: string, isSo: boolean, found?: unknown) => void
}

/** Opens the finder without a search. */
export async function beginFinderVisit(page: Page, place: PageOfKind, hand: Hand | undefined): Promise<FinderVisit> {
  const looks = beginLooks(page)
  await page.goto(place.url)
  const address = await page.locator('[data-finder]').getAttribute('data-finder')
  const file: StoreFile = await (await fetch(new URL(address ?? '', place.url))).json()
  return {
    page,
    place,
    hand,
    looks,
    parts: findFinderParts(page, place),
    t: translator(place.site),
    stores: file.stores.map((row) => readRow(file, row)),
    expect(state, isSo, found) {
      looks.count += 1
      if (!isSo) looks.reasons.push(`${state}${found === undefined ? '' : `: ${String(found)}`}`)
    },
  }
}

/** Returns the finder's message about its list. */
export const readStatus = async (page: Page): Promise<string> =>
  (await page.locator('[data-finder] [role=status]').innerText()).trim()
