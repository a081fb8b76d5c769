import { ArticleCards } from '../../features/articles/ArticleCards.tsx'
import type { ArticleCardView } from '../../features/articles/article-card.ts'
import styles from './NewsGridSmall.module.css'

export type NewsGridSmallView = { title?: string; articles: ArticleCardView[] }

/** Without a title the articles' own headings move up a level, so that no level is skipped. */
export function NewsGridSmall({ title, articles }: NewsGridSmallView) {
  return (
    <section className={styles.grid}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ArticleCards articles={articles} size="small" headingLevel={title ? 3 : 2} />
    </section>
  )
}
