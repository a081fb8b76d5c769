import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import styles from './AlsoWatch.module.css'

export type AlsoWatchView = { label: string; title?: string; image?: ImageView; to: LinkTarget }

/** Other content that the editors promote, where there is room for it (spec §2). */
export function AlsoWatch({ label, title, image, to }: AlsoWatchView) {
  return (
    <aside className={styles.promo} aria-label={label}>
      <Link to={to} className={styles.link}>
        {image && <Image image={image} className={styles.picture} />}
        {title && <span className={styles.title}>{title}</span>}
      </Link>
    </aside>
  )
}
