import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import styles from './SocialFeed.module.css'

export type SocialFeedView = { title?: string; pictures: { id: string; image: ImageView; to?: LinkTarget }[] }

/** The editor's own pictures: nothing comes from the networks they lead to. */
export function SocialFeed({ title, pictures }: SocialFeedView) {
  return (
    <section className={styles.feed}>
      {title && <h2>{title}</h2>}
      <ul className={styles.pictures}>
        {pictures.map(({ id, image, to }) => (
          <li key={id} className={styles.picture}>
            {to ? (
              <Link to={to} className={styles.link}>
                <Image image={image} className={styles.image} />
              </Link>
            ) : (
              <Image image={image} className={styles.image} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
