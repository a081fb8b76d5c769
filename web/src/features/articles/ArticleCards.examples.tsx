import type { RenderContext } from '../../context/render-context.ts'
import { ArticleCards } from './ArticleCards.tsx'
import { type ArticleCardSize, loadArticleCards } from './article-card.ts'

const KEYS = ['news-1', 'news-2', 'news-3', 'news-4', 'advice-1']

export function showArticleCards(ctx: RenderContext) {
  const show = (size: ArticleCardSize, count: number) => ({
    id: `${size}-${count}`,
    show: <ArticleCards articles={loadArticleCards(ctx, KEYS.slice(0, count), size)} size={size} headingLevel={3} />,
  })
  return [show('big', 1), show('big', 2), ...KEYS.map((_, index) => show('small', index + 1))]
}
