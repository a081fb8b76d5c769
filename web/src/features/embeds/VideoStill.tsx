import { Image, type ImageView } from '../../ui/Image.tsx'
import { EMBED_STILL, EmbedOffer, toEmbedBox } from './EmbedOffer.tsx'
import type { EmbedView } from './embed-view.ts'
import { ProviderLink } from './ProviderLink.tsx'
import type { ProviderLinkView } from './provider-link.ts'
import styles from './VideoStill.module.css'

export type VideoStillProps = {
  link: ProviderLinkView
  title?: string
  image?: ImageView
  embed?: EmbedView
  priority: 'high' | 'lazy'
}

/** Shows a video before a visitor agrees to load it: a picture from the site, and a link to where it plays. */
export function VideoStill({ link, title, image, embed, priority }: VideoStillProps) {
  return (
    <div className={styles.video} {...(embed && toEmbedBox(embed))}>
      <div className={styles.still} {...EMBED_STILL}>
        {/* The title below describes it. */}
        {image && <Image image={{ ...image, alt: '' }} priority={priority} className={styles.image} />}
      </div>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {embed && <EmbedOffer embed={embed} {...(title && { about: title })} />}
        <ProviderLink {...link} isAlone={embed === undefined} />
      </div>
    </div>
  )
}
