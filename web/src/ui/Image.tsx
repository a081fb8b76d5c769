/** Another picture, or another crop of the same, for windows of at most `upTo` px. */
type PhoneImageView = { srcSet: string; width: number; height: number; sizes: string; upTo: number }

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

/** Loads lazily unless it is the first large element of the page. */
export function Image({ image: { alt, phone, ...image }, className, priority = 'lazy' }: ImageProps) {
  const loading = priority === 'high' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  const picture = <img {...image} {...loading} alt={alt} decoding="async" className={className} />
  if (phone === undefined) return picture
  const { upTo, ...source } = phone
  return (
    <picture>
      <source media={`(max-width: ${upTo}px)`} {...source} />
      {picture}
    </picture>
  )
}
