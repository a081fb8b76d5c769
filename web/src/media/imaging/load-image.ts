import type { RenderContext } from '../../context/render-context.ts'
import type { Published } from '../../replica/reader.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { toImageSource } from './image-source.ts'
import type { RenditionName } from './renditions.ts'

type ImageUse = {
  rendition: RenditionName
  /** The `sizes` attribute for the place where it is shown. */
  sizes: string
  /** Used where the picture has no alternative text in this language; without it, the picture is then decoration. */
  fallbackAlt?: string | undefined
  /** Alternative text that an editor wrote for this place; replaces the picture's own. */
  alt?: string | undefined
  phone?: PhoneUse
}

/** Widest window of a phone, spec §9. */
const PHONE_WIDTH = 599

/**
 * `picture`: a media key that replaces the one that the picture itself names for phones. Another crop of the same picture may
 * serve windows of up to `upTo` px, where it keeps more of what matters; a picture for phones is only shown on phones.
 */
type PhoneUse = { rendition: RenditionName; sizes: string; picture?: string | undefined; upTo?: number }

/** Returns a picture ready to show, or undefined when it is gone: a page is complete without it. */
export function loadImage(ctx: RenderContext, key: string | undefined, use: ImageUse): ImageView | undefined {
  const media = findMedia(ctx, key)
  if (media === undefined) return undefined
  const alt = use.alt ?? media.body.alt[ctx.site.file] ?? use.fallbackAlt ?? ''
  const phone = loadPhoneImage(ctx, media, use)
  return { ...toImageSource(media, use.rendition), sizes: use.sizes, alt, ...(phone && { phone }) }
}

/** Returns undefined where phones show the same picture in the same crop. */
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
