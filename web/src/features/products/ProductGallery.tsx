import type { ReactNode } from 'react'
import { Image } from '../../ui/Image.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProductGallery.module.css'
import { ProductVideo } from './ProductVideo.tsx'
import type { GalleryImage, GalleryView } from './product-detail.ts'

type ProductGalleryProps = GalleryView & {
  /** A further slide, after the pictures. */
  video?: ReactNode
}

const idOf = (index: number) => `image-${index + 1}`

/**
 * A strip that snaps to one slide at a time; the thumbnails are links into it, so that it needs no script. A script
 * adds buttons and lets the strip go round (`start-carousel.ts`).
 */
export function ProductGallery({ label, images, texts, words, video }: ProductGalleryProps) {
  const [only] = images
  if (only === undefined) return video ? <ProductVideo>{video}</ProductVideo> : null
  if (images.length === 1 && !video) {
    return (
      <div className={styles.single} data-zoom={words}>
        <Enlargeable {...only} priority="high" />
      </div>
    )
  }
  return (
    <div className={styles.gallery} data-carousel="" data-zoom={words}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard's focus */}
        {/* biome-ignore lint/a11y/useSemanticElements: no element is a group that is not one of fields */}
        <div className={styles.strip} role="group" tabIndex={0} aria-label={label}>
          {images.map((picture, index) => (
            <div key={picture.image.src} id={idOf(index)} className={styles.slide}>
              <VisuallyHidden>{picture.position}</VisuallyHidden>
              <Enlargeable {...picture} priority={index === 0 ? 'high' : 'lazy'} />
            </div>
          ))}
          {video && (
            <div id={idOf(images.length)} className={styles.slide}>
              <VisuallyHidden>{texts.video}</VisuallyHidden>
              <ProductVideo>{video}</ProductVideo>
            </div>
          )}
        </div>
        <button type="button" className={styles.step} data-step="-1" aria-label={texts.previous} />
        <button type="button" className={styles.step} data-step="1" aria-label={texts.next} />
        <VisuallyHidden>
          <output />
        </VisuallyHidden>
      </div>
      <Thumbnails images={images} video={video && texts.video} />
    </div>
  )
}

/** Without a script the link leads to the picture file. */
function Enlargeable({ image, enlarge, priority }: GalleryImage & { priority: 'high' | 'lazy' }) {
  return (
    <a className={styles.enlarge} href={enlarge.href} data-enlarge="">
      <Image image={image} priority={priority} className={styles.image} />
      <VisuallyHidden>{enlarge.label}</VisuallyHidden>
    </a>
  )
}

function Thumbnails({ images, video }: { images: GalleryView['images']; video: ReactNode }) {
  return (
    <ul className={styles.thumbnails}>
      {images.map(({ thumbnail, showLabel }, index) => (
        <li key={thumbnail.src}>
          <a className={styles.thumbnail} href={`#${idOf(index)}`} aria-label={showLabel}>
            <Image image={thumbnail} className={styles.image} />
          </a>
        </li>
      ))}
      {video && (
        <li>
          <a className={`${styles.thumbnail} ${styles.film}`} href={`#${idOf(images.length)}`}>
            <VisuallyHidden>{video}</VisuallyHidden>
          </a>
        </li>
      )}
    </ul>
  )
}
