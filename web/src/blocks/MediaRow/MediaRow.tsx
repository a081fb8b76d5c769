import type { EmbedView } from '../../features/embeds/embed-view.ts'
import type { ProviderLinkView } from '../../features/embeds/provider-link.ts'
import { VideoStill } from '../../features/embeds/VideoStill.tsx'
import { Film } from '../../features/films/Film.tsx'
import type { FilmView } from '../../media/films/load-film.ts'
import { Image, type ImageView } from '../../ui/Image.tsx'
import styles from './MediaRow.module.css'

export type MediaSlotView = {
  id: string
  image?: ImageView
  caption?: string
  /** A film of the site itself. */
  film?: { film: FilmView; title?: string }
  video?: { link: ProviderLinkView; title?: string; embed?: EmbedView }
}

export type MediaRowView = { slots: MediaSlotView[]; priority: 'high' | 'lazy' }

export function MediaRow({ slots, priority }: MediaRowView) {
  return (
    <div className={styles.row}>
      {slots.map(({ id, image, caption, film, video }) => (
        <figure key={id} className={styles.slot}>
          {film && <Film {...film} />}
          {video ? (
            <VideoStill {...video} {...(image && { image })} priority={priority} />
          ) : (
            image && !film && <Image image={image} priority={priority} className={styles.image} />
          )}
          {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      ))}
    </div>
  )
}
