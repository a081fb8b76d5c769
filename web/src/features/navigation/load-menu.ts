import type { MenuItem, MenuSlot } from '@menagerie/contract/menu'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Returns the items of a menu; none when it was never published, so that pages are shown anyway (spec §8, failed menus). */
export function loadMenu({ reader }: RenderContext, slot: MenuSlot): readonly MenuItem[] {
  const [key] = reader.list(LISTS.menu(slot))
  const menu = key === undefined ? undefined : reader.get('menu', key)
  return menu?.body.items ?? []
}
