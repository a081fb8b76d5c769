import { ArticleCards } from '../../features/articles/ArticleCards.tsx'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import styles from './NewsGridBig.module.css'

export type NewsGridBigView = { title?: string; articles: ArticleCardView[] }

/** Without a title the articles' own headings move up a level, so that no level is skipped. */
export function NewsGridBig({ title, articles }: NewsGridBigView) {
  return (
    <section className={styles.grid}>
      {title && <h2>{title}</h2>}
      <ArticleCards articles={articles} size="big" headingLevel={title ? 3 : 2} />
    </section>
  )
}
