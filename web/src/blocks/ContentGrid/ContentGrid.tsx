import { CardLink } from '../../ui/CardLink.tsx'
import { CardText } from '../../ui/CardText.tsx'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import styles from './ContentGrid.module.css'

export type ContentCardView = {
  key: string
  href: string
  title: string
  /** '' = none. */
  shortDescription: string
  image?: ImageView
}

export type ContentGridView = { title?: string; cards: readonly ContentCardView[] }

/** Without a title the cards' own headings move up a level, so that no level is skipped. */
export function ContentGrid({ title, cards }: ContentGridView) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className={styles.grid}>
      {title && <h2>{title}</h2>}
      <ul className={styles.cards}>
        {cards.map(({ key, href, title: name, shortDescription, image }) => (
          <li key={key} className={toCardClass(styles.card)}>
            <div className={styles.text}>
              <Heading className={styles.name}>
                <CardLink href={href} look="name">
                  {name}
                </CardLink>
              </Heading>
              <CardText text={shortDescription} />
            </div>
            <div className={styles.picture}>{image && <Image image={image} className={styles.image} />}</div>
          </li>
        ))}
      </ul>
    </section>
  )
}
