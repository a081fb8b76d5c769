import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { PostPicture } from './PostPictures.tsx'
import { toProviderName } from './provider-name.ts'

type ChosenPicture = { id: string; image: string; link?: string | undefined }

const IMAGE_SIZES = '(min-width: 1440px) 220px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw'

/** Loads those of the editors' pictures that exist, cropped to squares around their focal points. */
export function loadPostPictures(ctx: RenderContext, chosen: readonly ChosenPicture[]): PostPicture[] {
  return chosen.flatMap((picture, index) => toPicture(ctx, picture, index + 1) ?? [])
}

function toPicture(
  ctx: RenderContext,
  { id, image: key, link }: ChosenPicture,
  index: number,
): PostPicture | undefined {
  const image = loadImage(ctx, key, { rendition: '380x380', sizes: IMAGE_SIZES })
  if (image === undefined) return undefined
  if (link === undefined) return { id, image }
  // A link needs a name, also where its picture was marked as decoration.
  const alt = image.alt || ctx.t('embed.postAt', { index, provider: toProviderName(link) })
  return { id, image: { ...image, alt }, to: { href: link, newTabNote: ctx.t('link.opensNewTab') } }
}
