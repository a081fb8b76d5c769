import { Image } from '../../ui/Image.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ProductGallery.module.css'
import type { GalleryImage } from './product-detail.ts'

type ProductGalleryProps = { label: string; images: readonly GalleryImage[] }

const idOf = (index: number) => `image-${index + 1}`

/** A strip that snaps to one picture at a time; the thumbnails are links into it, so that it needs no script. */
export function ProductGallery({ label, images }: ProductGalleryProps) {
  if (images.length === 0) return null
  const [only] = images
  if (images.length === 1 && only) {
    return (
      <div className={styles.single}>
        <Image image={only.image} priority="high" className={styles.image} />
      </div>
    )
  }
  return (
    <div className={styles.gallery}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take the keyboard's focus */}
      <ol className={styles.strip} tabIndex={0} aria-label={label}>
        {images.map(({ image, position }, index) => (
          <li key={image.src} id={idOf(index)} className={styles.slide}>
            <VisuallyHidden>{position}</VisuallyHidden>
            <Image image={image} priority={index === 0 ? 'high' : 'lazy'} className={styles.image} />
          </li>
        ))}
      </ol>
      <ul className={styles.thumbnails}>
        {images.map(({ thumbnail, showLabel }, index) => (
          <li key={thumbnail.src}>
            <a className={styles.thumbnail} href={`#${idOf(index)}`} aria-label={showLabel}>
              <Image image={thumbnail} className={styles.image} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
