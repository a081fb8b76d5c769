import { CardInitial } from '../../ui/CardInitial.tsx'
import { CardLink } from '../../ui/CardLink.tsx'
import { CardText } from '../../ui/CardText.tsx'
import { Image } from '../../ui/Image.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import styles from './ArticleCards.module.css'
import type { ArticleCardSize, ArticleCardView } from './article-card.ts'

type ArticleCardsProps = { articles: readonly ArticleCardView[]; size: ArticleCardSize; headingLevel: 2 | 3 }

/** Big: up to two side by side. Small: up to four, centred when there are fewer (spec §9). */
export function ArticleCards({ articles, size, headingLevel }: ArticleCardsProps) {
  return (
    <ul className={styles.cards} data-size={size}>
      {articles.map((article) => (
        <li key={article.key}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard({ article, headingLevel }: { article: ArticleCardView; headingLevel: 2 | 3 }) {
  const { href, title, shortDescription, tag, date, image } = article
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={toCardClass(styles.article)} aria-label={title}>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <CardLink href={href} look="name">
            {title}
          </CardLink>
        </Heading>
        {(tag || date) && (
          <p className={styles.facts}>
            {tag && <span className={styles.tag}>{tag}</span>}
            {date && <time dateTime={date.iso}>{date.day}</time>}
          </p>
        )}
        <CardText text={shortDescription} />
      </div>
      <div className={styles.picture}>
        {image ? <Image image={image} className={styles.image} /> : <CardInitial text={title} />}
      </div>
    </article>
  )
}
