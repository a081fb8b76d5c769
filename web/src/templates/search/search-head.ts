import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import { toHeadTitle } from '../page/page-head.ts'

/** Results are for visitors only: not indexed, but their links may be followed. */
export function toSearchHead(ctx: RenderContext, name: Parameters<typeof fixedPagePath>[1], title: string): HeadView {
  return {
    title: toHeadTitle(ctx, title),
    robots: { index: false, follow: true },
    canonical: ctx.links.url(fixedPagePath(ctx.site, name)),
    alternates: [],
    kind: 'website',
    jsonLd: [],
  }
}

/** Returns a title with the query, or the page's own. */
export function toResultsTitle({ t }: RenderContext, query: string, title: string): string {
  return query === '' ? title : t('search.resultsFor', { query })
}
