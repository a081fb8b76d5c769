import { MENU_SLOTS, type MenuItem } from '@menagerie/contract/menu'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenu } from '../../features/navigation/load-menu.ts'
import { type NavigationItem, toNavigationItems } from '../../features/navigation/navigation-item.ts'
import type { LinkTarget } from '../../ui/Link.tsx'

type WayOn = { title: string; to: LinkTarget }
export type WaysOnView = { title: string; ways: readonly WayOn[] }

/** Fewer departments are completed from other menus up to this number. */
const FEWEST = 5

/**
 * Returns links for a page that does not exist: the departments in the header, and the contact page if a menu has it;
 * if these are few, also the first items of the other menus.
 */
export function loadWaysOn(ctx: RenderContext): WayOn[] {
  const departments = toNavigationItems(ctx, loadMenu(ctx, 'header'), 'any').flatMap(toWay)
  const contact = MENU_SLOTS.flatMap((slot) => loadMenu(ctx, slot).flatMap(withSubItems)).find(isContact)
  const own = withoutTwins([...departments, ...(contact ? toWays(ctx, [contact]) : [])])
  if (own.length >= FEWEST) return own
  const others = (['top', 'footer'] as const).flatMap((slot) => toWays(ctx, loadMenu(ctx, slot).flatMap(withSubItems)))
  return withoutTwins([...own, ...others]).slice(0, FEWEST)
}

const toWays = (ctx: RenderContext, items: MenuItem[]) => toNavigationItems(ctx, items, 'phone').flatMap(toWay)
const withoutTwins = (ways: readonly WayOn[]) => [...new Map(ways.map((way) => [way.to.href, way])).values()]

const toWay = ({ title, to }: NavigationItem): WayOn[] => (to === undefined ? [] : [{ title, to }])
const isContact = ({ icon, link }: MenuItem) => icon === 'contact' && link !== undefined

function withSubItems(item: MenuItem): MenuItem[] {
  return [item, ...(item.subItems ?? []).flatMap(withSubItems)]
}
