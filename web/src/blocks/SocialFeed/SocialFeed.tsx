import { EmbedOffer, toEmbedBox } from '../../features/embeds/EmbedOffer.tsx'
import type { EmbedView } from '../../features/embeds/embed-view.ts'
import { type PostPicture, PostPictures } from '../../features/embeds/PostPictures.tsx'
import styles from './SocialFeed.module.css'

export type SocialFeedView = {
  title?: string
  pictures: readonly PostPicture[]
  /** Posts of a connected service, for visitors that agree to load them. */
  embed?: EmbedView
}

/** The editor's own pictures, or the posts of a service. */
export function SocialFeed({ title, pictures, embed }: SocialFeedView) {
  return (
    <section className={styles.feed} {...(embed && toEmbedBox(embed))}>
      {title && <h2>{title}</h2>}
      <PostPictures pictures={pictures} />
      {embed && <EmbedOffer embed={embed} {...(title && { about: title })} />}
    </section>
  )
}
