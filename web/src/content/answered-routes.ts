import { type FixedPageName, type FixedRoute, fixedPagePath } from '@menagerie/brands/fixed-routes'
import type { Query } from '@menagerie/brands/links'
import type { MessageKey } from '@menagerie/brands/messages'
import type { RenderContext } from '../context/render-context.ts'

/**
 * Pages of spec §2 that the site answers itself, as far as they are built, with what they are called: the one truth for
 * whoever shows a link or a form that leads to one. A name here without a page in `templates/fixed-pages.ts`, or a page there
 * without a name here, does not compile.
 */
export const ANSWERED_ROUTES = { blog: 'blog.title', cookies: 'cookies.title' } as const satisfies {
  [N in FixedPageName]?: MessageKey
}
export type AnsweredRoute = keyof typeof ANSWERED_ROUTES

/** Of any route's name, so that callers may ask with what they have. */
export function isAnswered(name: string | undefined): name is AnsweredRoute {
  return name !== undefined && Object.hasOwn(ANSWERED_ROUTES, name)
}

/** A page of the site's own for those who link it; undefined while nothing answers there, and then nothing may lead there. */
export function findFixedLink(
  { site, links, t }: Pick<RenderContext, 'site' | 'links' | 't'>,
  name: FixedRoute['name'] | undefined,
  query?: Query,
): { title: string; href: string } | undefined {
  if (!isAnswered(name)) return undefined
  return { title: t(ANSWERED_ROUTES[name]), href: links.href(fixedPagePath(site, name), query) }
}
