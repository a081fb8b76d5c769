import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import { EMBED_STILL } from './EmbedOffer.tsx'
import styles from './PostPictures.module.css'

export type PostPicture = { id: string; image: ImageView; to?: LinkTarget }

/** Pictures that editors chose, in the place of a service's posts: nothing loads from the networks they link to. The service's frame replaces them. */
export function PostPictures({ pictures }: { pictures: readonly PostPicture[] }) {
  return (
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
  )
}
