import type { ArticleKind } from '@menagerie/contract/article'
import type { RenderContext } from '../../replica/render-context.ts'
import { type ArticleCardView, loadArticleCards } from './article-card.ts'
import { findNewestArticles } from './newest-articles.ts'

type News = { title?: string | undefined; source: ArticleKind; tag?: string | undefined; articles: readonly string[] }
type Shown = { size: 'big' | 'small'; count: number }

/** The articles that the editor chose, else the newest; nothing at all when none of them is published. */
export function loadNews(
  { title, source: kind, tag, articles: chosen }: News,
  ctx: RenderContext,
  { size, count }: Shown,
): { title?: string; articles: ArticleCardView[] } | undefined {
  const keys = chosen.length > 0 ? chosen : findNewestArticles(ctx, { kind, tag, count })
  const articles = loadArticleCards(ctx, keys, size)
  return articles.length === 0 ? undefined : { ...(title && { title }), articles }
}
