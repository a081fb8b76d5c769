import { Image, type ImageView } from '../../ui/Image.tsx'
import { BannerText } from '../BannerText.tsx'
import type { BannerTextView } from '../banner-text.ts'
import styles from './DuoBanner.module.css'

export type DuoBannerView = {
  banners: (BannerTextView & { id: string; image?: ImageView })[]
  priority: 'high' | 'lazy'
}

export function DuoBanner({ banners, priority }: DuoBannerView) {
  return (
    <div className={styles.duo}>
      {banners.map(({ id, image, ...text }) => (
        <section key={id} className={styles.banner}>
          {image && <Image image={image} priority={priority} className={styles.image} />}
          <div className={styles.text}>
            <BannerText {...text} size="normal" look="primary" />
          </div>
        </section>
      ))}
    </div>
  )
}
