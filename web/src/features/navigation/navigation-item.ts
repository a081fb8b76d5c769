import type { MenuItem } from '@menagerie/contract/menu'
import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { LinkTarget } from '../../ui/Link.tsx'
import { NAVIGATION_ICONS_FILE } from './icons/menu-icon-paths.ts'

/** An item of a menu as it is shown. */
export type NavigationItem = {
  title: string
  /** Address of its drawing. */
  icon?: string
  to?: LinkTarget
  /** Above a sub-menu: names of the link to the item's own page, and of the toggle where that stands beside a link. */
  viewAllLabel?: string
  submenuLabel?: string
  items: NavigationItem[]
}

type Screen = 'any' | 'phone'

/**
 * The items this visitor sees: one with neither a link nor anything below it leads nowhere and is left out, as is, for anonymous
 * visitors, one whose only link is for signed-in customers. A link whose page is gone is none.
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
