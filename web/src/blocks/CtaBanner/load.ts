import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import { toBannerText } from '../banner-text.ts'
import type { BlockPlace } from '../define-block.tsx'
import type { CtaBannerView } from './CtaBanner.tsx'
import type { CtaBannerBlock } from './schema.ts'

const IMAGE_SIZES = `${toDensePhoneSizes(55)}, (min-width: 1440px) 720px, (min-width: 600px) 50vw, 92vw`

export function loadCtaBanner(block: CtaBannerBlock, ctx: RenderContext, { isFirst }: BlockPlace): CtaBannerView {
  const image = loadImage(ctx, block.damFiles[0], { rendition: '720x520', sizes: IMAGE_SIZES })
  return {
    theme: block.colorTheme,
    ...toBannerText(ctx, block),
    ...(image && { image }),
    priority: isFirst ? 'high' : 'lazy',
  }
}
