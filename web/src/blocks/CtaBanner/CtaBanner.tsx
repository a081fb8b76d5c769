import { Image, type ImageView } from '../../ui/Image.tsx'
import { BannerText } from '../BannerText.tsx'
import type { BannerTextView } from '../banner-text.ts'
import styles from './CtaBanner.module.css'
import type { CtaTheme } from './themes.ts'

export type CtaBannerView = BannerTextView & {
  theme: CtaTheme
  image?: ImageView
  priority: 'high' | 'lazy'
  /** Whether it is the first block of a home page: its title is then the page's. */
  isWelcome?: boolean
}

export function CtaBanner({ theme, image, priority, isWelcome = false, ...text }: CtaBannerView) {
  return (
    <section
      className={styles.banner}
      data-theme={theme}
      data-picture={image ? 'yes' : undefined}
      data-welcome={isWelcome || undefined}
    >
      <div className={styles.text}>
        <BannerText {...text} level={isWelcome ? 1 : 2} />
      </div>
      {image && (
        <div className={styles.picture}>
          <Image image={image} priority={priority} className={styles.image} />
        </div>
      )}
    </section>
  )
}
