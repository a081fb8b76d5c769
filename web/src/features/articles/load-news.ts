import type { ArticleKind } from '@menagerie/contract/article'
import type { RenderContext } from '../../context/render-context.ts'
import { type ArticleCardView, loadArticleCards } from './article-card.ts'
import { findNewestArticles } from './newest-articles.ts'

type News = { title?: string | undefined; source: ArticleKind; tag?: string | undefined; articles: readonly string[] }
type NewsLayout = { size: 'big' | 'small'; count: number }

/**
 * Loads the articles that the editor chose, else the newest; undefined when none of them is published. Leaves out
 * articles that the page already shows further up.
 */
export function loadNews(
  { title, source: kind, tag, articles: chosen }: News,
  ctx: RenderContext,
  { size, count }: NewsLayout,
): { title?: string; articles: ArticleCardView[] } | undefined {
  const shown = ctx.page?.shownArticles
  const keys =
    chosen.length > 0 ? chosen.filter((key) => !shown?.has(key)) : findNewestArticles(ctx, { kind, tag, count })
  const articles = loadArticleCards(ctx, keys, size)
  for (const { key } of articles) shown?.add(key)
  return articles.length === 0 ? undefined : { ...(title && { title }), articles }
}
