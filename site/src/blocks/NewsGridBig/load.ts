import { loadArticleCards } from '../../features/articles/article-card.ts'
import { findNewestArticles } from '../../features/articles/newest-articles.ts'
import type { RenderContext } from '../../replica/render-context.ts'
import { MAX_BIG_NEWS } from './max-big-news.ts'
import type { NewsGridBigView } from './NewsGridBig.tsx'
import type { NewsGridBigBlock } from './schema.ts'

export function loadNewsGridBig(
  { title, source: kind, tag, articles: chosen }: NewsGridBigBlock,
  ctx: RenderContext,
): NewsGridBigView | undefined {
  const keys = chosen.length > 0 ? chosen : findNewestArticles(ctx, { kind, tag, count: MAX_BIG_NEWS })
  const articles = loadArticleCards(ctx, keys, 'big')
  return articles.length === 0 ? undefined : { ...(title && { title }), articles }
}
