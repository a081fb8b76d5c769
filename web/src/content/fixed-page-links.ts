import { FIXED_PAGES, fixedPagePath, isFixedPageName } from '@menagerie/sites/fixed-pages'
import type { FixedRoute } from '@menagerie/sites/fixed-routes'
import type { LinkQuery } from '@menagerie/sites/links'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../context/render-context.ts'

type Answered<Rows> = { [N in keyof Rows]: Rows[N] extends { title: MessageKey } ? N : never }[keyof Rows]
/** Fixed pages that are built; every link or form that leads to one is checked against this type. */
export type ShownFixedPage = Answered<typeof FIXED_PAGES>

/** Takes the name of any route, so that callers need not narrow it first. */
export function isShownFixedPage(name: string | undefined): name is ShownFixedPage {
  return name !== undefined && isFixedPageName(name) && 'title' in FIXED_PAGES[name]
}

/** Finds a fixed page to link to; undefined while the page is not built, and then nothing may link to it. */
export function findFixedPageLink(
  { site, links, t }: Pick<RenderContext, 'site' | 'links' | 't'>,
  name: FixedRoute['name'] | undefined,
  query?: LinkQuery,
): { title: string; href: string } | undefined {
  if (!isShownFixedPage(name)) return undefined
  return { title: t(FIXED_PAGES[name].title), href: links.href(fixedPagePath(site, name), query) }
}
