import { Image, type ImageView } from '../../ui/Image.tsx'
import { BannerText } from '../BannerText.tsx'
import type { BannerTextView } from '../banner-text.ts'
import styles from './FullWidthBanner.module.css'

export type FullWidthBannerView = BannerTextView & {
  position: 'left' | 'right'
  textColor: 'light' | 'dark'
  image?: ImageView
  priority: 'high' | 'lazy'
}

/** The text stands on the picture, on phones below it. */
export function FullWidthBanner({ position, textColor, image, priority, ...text }: FullWidthBannerView) {
  return (
    <section className={styles.banner} data-text={textColor} data-position={image ? position : undefined}>
      {image && <Image image={image} priority={priority} className={styles.image} />}
      <div className={styles.text}>
        <BannerText {...text} />
      </div>
    </section>
  )
}
