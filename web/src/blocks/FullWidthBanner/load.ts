import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import { toBannerText } from '../banner-text.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { FullWidthBannerView } from './FullWidthBanner.tsx'
import type { FullWidthBannerBlock } from './schema.ts'

/** Spec §9, banner. From 600 px the picture covers a box that may be taller than 3:1, so it can be wider than the page. */
const IMAGE_SIZES = '(min-width: 1440px) 1440px, (min-width: 900px) 100vw, 150vw'

export function loadFullWidthBanner(
  block: FullWidthBannerBlock,
  ctx: RenderContext,
  { isFirst }: BlockPlace,
): FullWidthBannerView {
  const image = loadImage(ctx, block.image, {
    rendition: '1440x480',
    sizes: IMAGE_SIZES,
    phone: { rendition: '599x250', sizes: `${toDensePhoneSizes(58)}, 100vw`, picture: block.phoneOnlyImage },
  })
  return {
    ...toBannerText(ctx, block),
    position: block.contentPosition,
    textColor: block.textColor,
    ...(image && { image }),
    priority: isFirst ? 'high' : 'lazy',
  }
}
