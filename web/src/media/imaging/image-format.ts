const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Returns the smallest format that the browser names; accepting any type does not imply support for AVIF or WebP. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const named = (accept ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (type: string) =>
    named.some((part) => part === type || (part.startsWith(`${type};`) && !REFUSED.test(part)))
  if (takes('image/avif')) return 'avif'
  return takes('image/webp') ? 'webp' : 'jpeg'
}

const REFUSED = /;\s*q=0(?:\.0*)?\s*(?:;|$)/
