/** Another picture, or another cut of the same, for phones (below 600 px). */
type PhoneImageView = { srcSet: string; width: number; height: number; sizes: string }

/** A picture ready to show; `sizes` tells the browser how wide it will be, an empty `alt` marks decoration. */
export type ImageView = {
  src: string
  srcSet: string
  width: number
  height: number
  sizes: string
  alt: string
  phone?: PhoneImageView
}

type ImageProps = { image: ImageView; className?: string | undefined; priority?: 'high' | 'lazy' }

/** Lazy unless it is the first large thing on the page. */
export function Image({ image: { alt, phone, ...image }, className, priority = 'lazy' }: ImageProps) {
  const loading = priority === 'high' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const picture = <img {...image} {...loading} alt={alt} decoding="async" className={className} />
  if (phone === undefined) return picture
  return (
    <picture>
      <source media="(max-width: 599px)" {...phone} />
      {picture}
    </picture>
  )
}
