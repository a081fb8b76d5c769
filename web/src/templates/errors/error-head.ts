import type { RenderContext } from '../../context/render-context.ts'
import type { HeadView } from '../../features/seo/head-view.ts'
import { toHeadTitle } from '../page/page-head.ts'

/** Head of a page that is not indexed. */
export const toErrorHead = (ctx: RenderContext, title: string): HeadView => ({
  title: toHeadTitle(ctx, title),
  robots: { index: false, follow: false },
  alternates: [],
  kind: 'website',
  jsonLd: [],
})
