import { findFixedRoute } from '@menagerie/sites/fixed-routes'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenuNames } from '../../features/navigation/menu-names.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'

/** Home, the pages above by path as far as they exist (the blog is one of ours), and the page itself, by the names that the menu has for them. Reads their titles alone. */
export function loadCrumbs(ctx: RenderContext, path: string, title: string): Crumb[] {
  const segments = path.split('/')
  const names = loadMenuNames(ctx)
  const own = ctx.reader.at(path)
  const above = segments.slice(0, -1).flatMap((_, index) => {
    const ancestor = segments.slice(0, index + 1).join('/')
    const fixed = findFixedPageLink(ctx, findFixedRoute(ctx.site, ancestor)?.name)
    if (fixed !== undefined) return [fixed]
    const found = ctx.reader.at(ancestor)
    const name = found && (names.get(found.key) ?? ctx.reader.titleOf(found.kind, found.key))
    return name === undefined ? [] : [{ title: name, href: ctx.links.href(ancestor) }]
  })
  return [toHomeCrumb(ctx), ...above, { title: names.get(own?.key ?? '') ?? title, href: ctx.links.href(path) }]
}

export function toHomeCrumb({ t, links }: RenderContext): Crumb {
  return { title: t('breadcrumb.home'), href: links.href('') }
}

/** For JSON-LD, where addresses are absolute; those of crumbs are on this page's own origin. */
export function toAbsoluteCrumbs({ links }: RenderContext, crumbs: readonly Crumb[]): Crumb[] {
  return crumbs.map(({ title, href }) => ({ title, href: new URL(href, links.url('')).href }))
}
