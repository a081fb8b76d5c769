import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Image, type ImageView } from '../../ui/Image.tsx'
import type { LinkTarget } from '../../ui/Link.tsx'
import styles from './CtaBanner.module.css'
import type { CtaTheme } from './themes.ts'

export type CtaBannerView = {
  theme: CtaTheme
  title: string
  text: string
  button?: { to: LinkTarget; text: string }
  image?: ImageView
  priority: 'high' | 'lazy'
}

export function CtaBanner({ theme, title, text, button, image, priority }: CtaBannerView) {
  return (
    <section className={styles.banner} data-theme={theme} data-picture={image ? 'yes' : undefined}>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        {text !== '' && <p className={styles.lines}>{text}</p>}
        {button && (
          <ButtonLink to={button.to} size="large" look="onColor">
            {button.text}
          </ButtonLink>
        )}
      </div>
      {image && (
        <div className={styles.picture}>
          <Image image={image} priority={priority} className={styles.image} />
        </div>
      )}
    </section>
  )
}
