import { fixedPagePath } from '@menagerie/brands/fixed-routes'
import { type AnsweredRoute, isAnswered } from '../content/answered-routes.ts'
import type { RenderContext } from '../context/render-context.ts'
import { blogOverview } from './BlogOverview.tsx'
import { cookiesPage } from './CookiesPage.tsx'
import type { FixedPage } from './page-document.ts'

/** One for each name of `content/answered-routes.ts`; what it reads from a query is said in `query-fields.ts`. */
export const FIXED_PAGES: Record<AnsweredRoute, FixedPage> = { blog: blogOverview, cookies: cookiesPage }

/** Those that search engines should know of. */
export function listFixedPages(ctx: RenderContext): { name: AnsweredRoute; path: string }[] {
  return Object.keys(FIXED_PAGES)
    .filter(isAnswered)
    .filter((name) => FIXED_PAGES[name].isListed(ctx))
    .map((name) => ({ name, path: fixedPagePath(ctx.site, name) }))
}
