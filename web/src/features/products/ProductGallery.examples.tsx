import type { ProductBody } from '@menagerie/contract/product'
import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import { ProductGallery } from './ProductGallery.tsx'
import { toProductDetail } from './product-detail.ts'
import { toExampleProduct } from './testing/example-product.ts'

const PICTURES = ['example-pack', 'example-portrait', 'example-picture', 'example-author-portrait']

/** `toVideo`: renders a placeholder for a video. */
export function toProductGalleryExamples(toVideo: (ctx: RenderContext) => ReactNode) {
  const toShow = (images: ProductBody['images'], hasVideo: boolean) => (ctx: RenderContext) => ({
    show: (
      <ProductGallery
        {...toProductDetail(ctx, toExampleProduct({ images })).gallery}
        video={hasVideo && toVideo(ctx)}
      />
    ),
  })
  return {
    'one-picture': toShow(PICTURES.slice(0, 1), false),
    'four-pictures': toShow(PICTURES, false),
    'pictures-and-a-video': toShow(PICTURES.slice(0, 2), true),
    'a-video-alone': toShow([], true),
  }
}
