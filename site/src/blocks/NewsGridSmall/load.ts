import { loadArticleCards } from '../../features/articles/article-card.ts'
import { findNewestArticles } from '../../features/articles/newest-articles.ts'
import type { RenderContext } from '../../replica/render-context.ts'
import type { NewsGridSmallView } from './NewsGridSmall.tsx'
import type { NewsGridSmallBlock } from './schema.ts'
import { NEWEST_SMALL_NEWS } from './small-news-counts.ts'

export function loadNewsGridSmall(
  { title, source: kind, tag, articles: chosen }: NewsGridSmallBlock,
  ctx: RenderContext,
): NewsGridSmallView | undefined {
  const keys = chosen.length > 0 ? chosen : findNewestArticles(ctx, { kind, tag, count: NEWEST_SMALL_NEWS })
  const articles = loadArticleCards(ctx, keys, 'small')
  return articles.length === 0 ? undefined : { ...(title && { title }), articles }
}
