import type { ProductBody } from '@menagerie/contract/product'
import type { ReactNode } from 'react'
import type { RenderContext } from '../../context/render-context.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { toProductDetail } from './product-detail.ts'
import { CYRILLIC_PRODUCT, FULL_PRODUCT, GERMAN_PRODUCT, toExampleProduct } from './testing/example-product.ts'

const NO_TEXTS = { ...FULL_PRODUCT, description: [], instructions: [], composition: [], additives: [], analysis: [] }

/** `toVideo`: renders a placeholder for a video. */
export function toProductDetailExamples(toVideo: (ctx: RenderContext) => ReactNode) {
  const toShow =
    (body: Partial<ProductBody>, hasVideo = false) =>
    (ctx: RenderContext) => ({
      show: <ProductDetail {...toProductDetail(ctx, toExampleProduct(body))} video={hasVideo && toVideo(ctx)} />,
    })
  return {
    full: toShow(FULL_PRODUCT, true),
    german: toShow(GERMAN_PRODUCT),
    cyrillic: toShow(CYRILLIC_PRODUCT),
    'facts-alone': toShow(NO_TEXTS),
    'name-alone': toShow({}),
  }
}
