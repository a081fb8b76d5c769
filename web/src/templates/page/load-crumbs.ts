import { findFixedRoute } from '@menagerie/sites/fixed-routes'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenuNames } from '../../features/navigation/menu-names.ts'
import type { Crumb } from '../../ui/Breadcrumbs.tsx'

/** Returns the home page, the existing pages above by path (also the blog, which the site itself makes), and the page itself, with their names in the menu. Reads only titles. */
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

/** Makes the addresses absolute, for JSON-LD; those of crumbs are rooted. */
export function toAbsoluteCrumbs({ links }: RenderContext, crumbs: readonly Crumb[]): Crumb[] {
  return crumbs.map(({ title, href }) => ({ title, href: new URL(href, links.url('')).href }))
}
