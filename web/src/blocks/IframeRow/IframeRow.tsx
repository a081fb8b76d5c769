import { EMBED_STILL, EmbedOffer, toEmbedBox } from '../../features/embeds/EmbedOffer.tsx'
import type { EmbedView } from '../../features/embeds/embed-view.ts'
import { ProviderLink } from '../../features/embeds/ProviderLink.tsx'
import type { ProviderLinkView } from '../../features/embeds/provider-link.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './IframeRow.module.css'

export type IframeRowView = {
  title: string
  link: ProviderLinkView
  image?: ImageView
  embed?: EmbedView
  priority: 'high' | 'lazy'
}

/** What shows in place of another company's page before a visitor agrees to load it. */
export function IframeRow({ title, link, image, embed, priority }: IframeRowView) {
  return (
    <section className={styles.page} {...(embed && toEmbedBox(embed))}>
      {image && (
        <div className={styles.picture} {...EMBED_STILL}>
          <Image image={image} priority={priority} className={styles.image} />
        </div>
      )}
      <div className={styles.text}>
        <h2>{title}</h2>
        {embed && <EmbedOffer embed={embed} about={title} />}
        <ProviderLink {...link} isAlone={embed === undefined} />
      </div>
    </section>
  )
}
