import { EMBED_STILL, EmbedOffer, toEmbedBox } from './EmbedOffer.tsx'
import styles from './EmbedPosts.module.css'
import type { EmbedView } from './embed-view.ts'

const TITLE_ID = 'posts'

/** Posts of a connected service with nothing of ours in their place: not there without JavaScript, which they need. */
export function EmbedPosts({ title, embed }: { title: string; embed: EmbedView }) {
  return (
    <section className={styles.posts} aria-labelledby={TITLE_ID} {...toEmbedBox(embed)}>
      <h2 id={TITLE_ID}>{title}</h2>
      <div {...EMBED_STILL} />
      <EmbedOffer embed={embed} about={title} />
    </section>
  )
}
