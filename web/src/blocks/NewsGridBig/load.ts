import type { RenderContext } from '../../context/render-context.ts'
import { loadNews } from '../../features/articles/load-news.ts'
import { MAX_BIG_NEWS } from './max-big-news.ts'
import type { NewsGridBigView } from './NewsGridBig.tsx'
import type { NewsGridBigBlock } from './schema.ts'

export { findFetchedNews as findNewsGridBigFetched } from '../find-fetched.ts'

export function loadNewsGridBig(block: NewsGridBigBlock, ctx: RenderContext): NewsGridBigView | undefined {
  return loadNews(block, ctx, { size: 'big', count: MAX_BIG_NEWS })
}
