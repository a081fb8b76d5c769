import { EMBED_STILL, EmbedOffer, toEmbedBox } from '../../features/embeds/EmbedOffer.tsx'
import type { EmbedView } from '../../features/embeds/embed-view.ts'
import { ProviderLink } from '../../features/embeds/ProviderLink.tsx'
import type { ProviderLinkView } from '../../features/embeds/provider-link.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './VideoStill.module.css'

type VideoStillProps = {
  link: ProviderLinkView
  title?: string
  image?: ImageView
  embed?: EmbedView
  priority: 'high' | 'lazy'
}

/** What shows of a video before a visitor agrees to load it: our picture of it and the way to where it plays. */
export function VideoStill({ link, title, image, embed, priority }: VideoStillProps) {
  return (
    <div className={styles.video} {...(embed && toEmbedBox(embed))}>
      <div className={styles.still} {...EMBED_STILL}>
        {/* The title below says what it shows. */}
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
