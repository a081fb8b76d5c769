import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import { Header } from './Header.tsx'
import { loadHeader } from './load-header.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { withMenus } from './testing/example-menus.ts'
import { CYRILLIC, ENGLISH, GERMAN } from './testing/menus-by-language.ts'
import { toSearchBox } from './to-search-box.ts'

type Menus = Parameters<typeof withMenus>[1]
type HeaderState = { hasSearch?: boolean; isSignedIn?: boolean; isOpen?: boolean }
/** `toCountries`: renders the choice of locale. */
type ToCountries = (ctx: RenderContext) => ReactNode

/** From 1200 px with the search row, which pages have once the search page is built (decision 021). */
export function toHeaderExamples(toCountries: ToCountries) {
  const toShow =
    (menus: Menus, { hasSearch = false, isSignedIn = false, isOpen = false }: HeaderState = {}) =>
    (ctx: RenderContext) => {
      const { header, phoneMenu } = loadHeader({ ...withMenus(ctx, menus), isSignedIn })
      const search = hasSearch ? toSearchBox(ctx, () => true) : undefined
      const hasMenu = phoneMenu.items.length > 0
      const menu = hasMenu && <PhoneMenu {...phoneMenu} />
      return { isOpen, show: <Header {...header} search={search} countries={toCountries(ctx)} phoneMenu={menu} /> }
    }
  return {
    usual: toShow(ENGLISH),
    'sub-menu': toShow(ENGLISH, { isOpen: true }),
    german: toShow(GERMAN),
    'german-search': toShow(GERMAN, { hasSearch: true }),
    'german-sub-menu': toShow(GERMAN, { hasSearch: true, isOpen: true }),
    cyrillic: toShow(CYRILLIC),
    'cyrillic-search': toShow(CYRILLIC, { hasSearch: true }),
    'signed-in': toShow(GERMAN, { isSignedIn: true }),
    'no-menus': toShow({}),
  }
}
