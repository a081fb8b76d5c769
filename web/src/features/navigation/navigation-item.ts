import type { MenuItem } from '@menagerie/contract/menu'
import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { NAVIGATION_ICONS_FILE } from './icons/menu-icon-paths.ts'

/** A menu item, ready to show. */
export type NavigationItem = {
  title: string
  /** Address of its drawing. */
  icon?: string
  to?: LinkTarget
  /** With a sub-menu: labels of the link to the item's own page, and of the toggle where that stands beside a link. */
  viewAllLabel?: string
  submenuLabel?: string
  items: NavigationItem[]
}

type Screen = 'any' | 'phone'

/**
 * Returns the items that this visitor sees. Leaves out an item with neither a link nor sub-items and, for anonymous
 * visitors, one whose only link is for signed-in customers. A link to a page that is gone counts as none.
 */
export function toNavigationItems(ctx: RenderContext, items: readonly MenuItem[], screen: Screen): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.phoneOnly && screen !== 'phone') return []
    const shown = toNavigationItem(ctx, item, screen)
    return shown.to === undefined && shown.items.length === 0 ? [] : [shown]
  })
}

function toNavigationItem(ctx: RenderContext, item: MenuItem, screen: Screen): NavigationItem {
  const { title, icon } = item
  const to = findTarget(ctx, item)
  const items = toNavigationItems(ctx, item.subItems ?? [], screen)
  return {
    title,
    ...(icon && { icon: `${ctx.assets.file(NAVIGATION_ICONS_FILE)}#${icon}` }),
    ...(to && { to }),
    ...(items.length > 0 && {
      viewAllLabel: ctx.t('menu.viewAllOf', { title }),
      submenuLabel: ctx.t('menu.submenuOf', { title }),
    }),
    items,
  }
}

function findTarget(ctx: RenderContext, { link, authenticatedLink }: MenuItem): LinkTarget | undefined {
  const own = ctx.isSignedIn && authenticatedLink ? findLink(ctx, authenticatedLink) : undefined
  if (own) return { ...own, isPrivate: true }
  return link && findLink(ctx, link)
}
