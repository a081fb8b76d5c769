import { findLink } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { MiniBannersView } from './MiniBanners.tsx'
import type { MiniBannersBlock } from './schema.ts'

const IMAGE_SIZES = '(min-width: 900px) 450px, (min-width: 600px) 50vw, 45vw'

/** A banner is a link, so one whose target is gone is left out. */
export function loadMiniBanners(
  { banners }: MiniBannersBlock,
  ctx: RenderContext,
  { isFirst }: BlockPlace,
): MiniBannersView | undefined {
  const shown = banners.flatMap(({ id, title, link, image: key }) => {
    const to = findLink(ctx, link)
    if (to === undefined) return []
    const image = loadImage(ctx, key, { rendition: '450x170', sizes: IMAGE_SIZES })
    // The title beside the picture says the same, so the picture needs no alternative text.
    return [{ id, title, to, ...(image && { image: { ...image, alt: '' } }) }]
  })
  return shown.length === 0 ? undefined : { banners: shown, priority: isFirst ? 'high' : 'lazy' }
}
