import type { RenderContext } from '../../context/render-context.ts'
import { loadNews } from '../../features/articles/load-news.ts'
import type { NewsGridSmallView } from './NewsGridSmall.tsx'
import type { NewsGridSmallBlock } from './schema.ts'
import { NEWEST_SMALL_NEWS } from './small-news-counts.ts'

export { findFetchedNews as findNewsGridSmallFetched } from '../find-fetched.ts'

export function loadNewsGridSmall(block: NewsGridSmallBlock, ctx: RenderContext): NewsGridSmallView | undefined {
  return loadNews(block, ctx, { size: 'small', count: NEWEST_SMALL_NEWS })
}
