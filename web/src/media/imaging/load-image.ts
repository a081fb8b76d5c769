import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { toImageSource } from './image-source.ts'
import type { RenditionName } from './renditions.ts'

type ImageUse = {
  rendition: RenditionName
  /** The `sizes` of the place it is shown in. */
  sizes: string
  /** Said instead of an alternative text that is missing in this language; left out: the picture is decoration then. */
  fallbackAlt?: string | undefined
  /** What an editor wrote for this very place; wins over the picture's own text. */
  alt?: string | undefined
  phone?: PhoneUse
}

/** A phone's widest window, spec §9. */
const PHONE_WIDTH = 599

/**
 * `picture` is a media key that wins over the one the picture itself names for phones. Another cut of the same picture may serve
 * windows of up to `upTo` px, where it keeps more of what matters; a phone's own picture never leaves phones.
 */
type PhoneUse = { rendition: RenditionName; sizes: string; picture?: string | undefined; upTo?: number }

/** A picture ready to show, or nothing when it is gone: a page is whole without it. */
export function loadImage(ctx: RenderContext, key: string | undefined, use: ImageUse): ImageView | undefined {
  const media = findMedia(ctx, key)
  if (media === undefined) return undefined
  const alt = use.alt ?? media.body.alt[ctx.site.file] ?? use.fallbackAlt ?? ''
  const phone = loadPhoneImage(ctx, media, use)
  return { ...toImageSource(media, use.rendition), sizes: use.sizes, alt, ...(phone && { phone }) }
}

/** Nothing where phones show the same picture in the same cut. */
function loadPhoneImage(ctx: RenderContext, media: Published<'media'>, use: ImageUse): ImageView['phone'] {
  const { rendition, sizes, picture, upTo = PHONE_WIDTH }: PhoneUse = use.phone ?? use
  const other = findMedia(ctx, picture) ?? findMedia(ctx, media.body.phonePicture)
  if (use.phone === undefined && other === undefined) return undefined
  const { srcSet, width, height } = toImageSource(other ?? media, rendition)
  return { srcSet, width, height, sizes, upTo: other ? PHONE_WIDTH : upTo }
}

function findMedia(ctx: RenderContext, key: string | undefined): Published<'media'> | undefined {
  return key === undefined ? undefined : ctx.reader.get('media', key)
}
