import type { MenuItem, MenuSlot } from '@menagerie/contract/menu'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenu } from './load-menu.ts'

/** The main menu has precedence; the others name pages that it does not contain. */
const SLOTS = ['header', 'top', 'footer', 'bottom'] as const satisfies readonly MenuSlot[]

/** Returns the names of pages in menus, by their keys, in order. A page that occurs twice has its first name. */
export function loadMenuNames(ctx: RenderContext): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (items: readonly MenuItem[]) => {
    for (const { link, title, subItems = [] } of items) {
      if (link?.type === 'page' && link.kind === 'page' && !names.has(link.pageLink)) names.set(link.pageLink, title)
      add(subItems)
    }
  }
  for (const slot of SLOTS) add(loadMenu(ctx, slot))
  return names
}

/** Sorts keys by the menu; those that are not in it come last. */
export function sortByMenu(ctx: RenderContext, keys: readonly string[]): string[] {
  const order = [...loadMenuNames(ctx).keys()]
  const placeOf = (key: string) => {
    const at = order.indexOf(key)
    return at < 0 ? order.length : at
  }
  return keys.toSorted((one, other) => placeOf(one) - placeOf(other))
}
