import type { RenderContext } from '../../context/render-context.ts'
import { loadSiteSettings } from '../../replica/load-site-settings.ts'
import type { Published } from '../../replica/reader.ts'
import { toMediaAddress } from './image-source.ts'
import { fitInSource, type RenditionSize, type ShareSizeName, shareSize } from './renditions.ts'

/** `src` is absolute. `alt` '': the picture adds nothing to the title. */
type ShareImage = RenditionSize & { src: string; alt: string }

/** Returns the first of these pictures that exists, else the one for the whole brand-locale, in the size that social networks show. */
export function loadShareImage(ctx: RenderContext, keys: readonly (string | undefined)[]): ShareImage | undefined {
  const own = findMedia(ctx, keys) ?? findMedia(ctx, [loadSiteSettings(ctx)?.shareImage])
  return own && toShareImage(ctx, own, '1200x630')
}

/** Shows a pack whole: cropped to the shape of a banner, its name would be cut off. */
export function loadProductShareImage(ctx: RenderContext, keys: readonly string[]): ShareImage | undefined {
  const own = findMedia(ctx, keys)
  return own ? toShareImage(ctx, own, '1200x630-whole') : loadShareImage(ctx, [])
}

/** Returns one picture, uncropped, without a fallback. */
export function findWholeImage(ctx: RenderContext, key: string | undefined): ShareImage | undefined {
  const own = findMedia(ctx, [key])
  return own && toShareImage(ctx, own, '1200x630-whole')
}

function toShareImage({ links, site }: RenderContext, media: Published<'media'>, name: ShareSizeName): ShareImage {
  const asked = shareSize(name)
  const { width, height } = asked.isWhole ? asked : fitInSource(asked, media.body)
  const src = new URL(toMediaAddress(media, name), links.url('')).href
  return { src, width, height, alt: media.body.alt[site.file] ?? '' }
}

function findMedia(ctx: RenderContext, keys: readonly (string | undefined)[]): Published<'media'> | undefined {
  for (const key of keys) {
    const media = key === undefined ? undefined : ctx.reader.get('media', key)
    if (media !== undefined) return media
  }
  return undefined
}
