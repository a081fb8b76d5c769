import { EMBED_STILL, EmbedOffer, toEmbedBox } from './EmbedOffer.tsx'
import styles from './EmbedPosts.module.css'
import type { EmbedView } from './embed-view.ts'
import { type PostPicture, PostPictures } from './PostPictures.tsx'

type EmbedPostsProps = {
  /** Id of its heading; may be omitted for one section per page. */
  id?: string
  title: string
  pictures?: readonly PostPicture[]
  /** Posts of a connected service, for visitors that agree to load them. */
  embed?: EmbedView
}

/** Shows customers' posts about a product: pictures that editors chose, or the posts of a service. Posts alone are hidden without JavaScript, which they need. */
export function EmbedPosts({ id = 'posts', title, pictures = [], embed }: EmbedPostsProps) {
  const hasPictures = pictures.length > 0
  return (
    <section
      className={hasPictures ? styles.posts : `${styles.posts} ${styles.withScript}`}
      aria-labelledby={id}
      {...(embed && toEmbedBox(embed))}
    >
      <h2 id={id}>{title}</h2>
      {hasPictures ? <PostPictures pictures={pictures} /> : <div {...EMBED_STILL} />}
      {embed && <EmbedOffer embed={embed} about={title} />}
    </section>
  )
}
