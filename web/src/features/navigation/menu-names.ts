import type { MenuItem } from '@menagerie/contract/menu'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenu } from './load-menu.ts'

/** What the main menu calls pages, by their keys, in its order. A page that it leads to twice has the name of the first place. */
export function loadMenuNames(ctx: RenderContext): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (items: readonly MenuItem[]) => {
    for (const { link, title, subItems = [] } of items) {
      if (link?.type === 'page' && link.kind === 'page' && !names.has(link.pageLink)) names.set(link.pageLink, title)
      add(subItems)
    }
  }
  add(loadMenu(ctx, 'header'))
  return names
}

/** In the order of the menu, then those that are not in it. */
export function sortByMenu(ctx: RenderContext, keys: readonly string[]): string[] {
  const order = [...loadMenuNames(ctx).keys()]
  const placeOf = (key: string) => {
    const at = order.indexOf(key)
    return at < 0 ? order.length : at
  }
  return keys.toSorted((one, other) => placeOf(one) - placeOf(other))
}
