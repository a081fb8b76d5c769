import type { RenderContext } from '../../replica/render-context.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { toImageSource } from './image-source.ts'
import type { RenditionName } from './renditions.ts'

type ImageUse = {
  rendition: RenditionName
  /** The `sizes` of the place it is shown in. */
  sizes: string
  /** Said instead of an alternative text that nobody wrote in this language; left out: the picture is decoration then. */
  fallbackAlt?: string
}

/** A picture ready to show, or nothing when it is gone: a page is whole without it. */
export function loadImage(ctx: RenderContext, key: string | undefined, use: ImageUse): ImageView | undefined {
  const media = key === undefined ? undefined : ctx.reader.get('media', key)
  if (media === undefined) return undefined
  const alt = media.body.alt[ctx.site.file] ?? use.fallbackAlt ?? ''
  return { ...toImageSource(media, use.rendition), sizes: use.sizes, alt }
}
