import { Image, type ImageView } from '../../ui/Image.tsx'
import { Link, type LinkTarget } from '../../ui/Link.tsx'
import { toCardClass } from '../../ui/to-card-class.ts'
import styles from './MiniBanners.module.css'

export type MiniBannersView = {
  banners: { id: string; title: string; to: LinkTarget; image?: ImageView }[]
  priority: 'high' | 'lazy'
}

export function MiniBanners({ banners, priority }: MiniBannersView) {
  return (
    <ul className={styles.banners}>
      {banners.map(({ id, title, to, image }) => (
        <li key={id} className={styles.banner}>
          <Link to={to} className={toCardClass(styles.link)}>
            <span className={styles.picture}>
              {image && <Image image={image} priority={priority} className={styles.image} />}
            </span>
            <span className={styles.title}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
