import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import { toBannerText } from '../banner-text.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { DuoBannerView } from './DuoBanner.tsx'
import type { DuoBannerBlock } from './schema.ts'

const IMAGE_SIZES = `${toDensePhoneSizes(55)}, (min-width: 1440px) 715px, (min-width: 600px) 50vw, 92vw`

export function loadDuoBanner({ banners }: DuoBannerBlock, ctx: RenderContext, { isFirst }: BlockPlace): DuoBannerView {
  return {
    banners: banners.map((banner) => {
      const image = loadImage(ctx, banner.image, { rendition: '715x250', sizes: IMAGE_SIZES })
      return { id: banner.id, ...toBannerText(ctx, banner), ...(image && { image }) }
    }),
    priority: isFirst ? 'high' : 'lazy',
  }
}
