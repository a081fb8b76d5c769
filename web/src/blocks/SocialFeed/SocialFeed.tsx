import { EMBED_STILL, EmbedOffer, toEmbedBox } from '../../features/embeds/EmbedOffer.tsx'
import type { EmbedView } from '../../features/embeds/embed-view.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import styles from './SocialFeed.module.css'

export type SocialFeedView = {
  title?: string
  pictures: { id: string; image: ImageView; to?: LinkTarget }[]
  /** The posts of a connected service, for who agrees to load them. */
  embed?: EmbedView
}

/** The editor's own pictures: nothing comes from the networks they lead to. */
export function SocialFeed({ title, pictures, embed }: SocialFeedView) {
  return (
    <section className={styles.feed} {...(embed && toEmbedBox(embed))}>
      {title && <h2>{title}</h2>}
      <ul className={styles.pictures} {...EMBED_STILL}>
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
      {embed && <EmbedOffer embed={embed} {...(title && { about: title })} />}
    </section>
  )
}
