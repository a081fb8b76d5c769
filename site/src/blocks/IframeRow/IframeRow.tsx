import { ProviderLink } from '../../features/embeds/ProviderLink.tsx'
import type { ProviderLinkView } from '../../features/embeds/provider-link.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './IframeRow.module.css'

export type IframeRowView = {
  title: string
  link: ProviderLinkView
  image?: ImageView
  priority: 'high' | 'lazy'
}

/** What shows of another company's page before a visitor agrees to load it. */
export function IframeRow({ title, link, image, priority }: IframeRowView) {
  return (
    <section className={styles.page}>
      {image && <Image image={image} priority={priority} className={styles.image} />}
      <div className={styles.text}>
        <h2>{title}</h2>
        <ProviderLink {...link} />
      </div>
    </section>
  )
}
