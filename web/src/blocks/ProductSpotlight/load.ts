import type { RenderContext } from '../../context/render-context.ts'
import { loadProductCards } from '../../features/products/product-card.ts'
import { keepPromoted } from '../../features/products/promotion.ts'
import { MAX_SPOTLIGHT_PRODUCTS } from './max-spotlight-products.ts'
import type { ProductSpotlightView } from './ProductSpotlight.tsx'
import type { ProductSpotlightBlock } from './schema.ts'

const IMAGE_SIZES = '(min-width: 1440px) 560px, (min-width: 900px) 33vw, (min-width: 600px) 45vw, 92vw'

export function loadProductSpotlight(
  { title, products: skus }: ProductSpotlightBlock,
  ctx: RenderContext,
): ProductSpotlightView | undefined {
  const products = loadProductCards(ctx, keepPromoted(ctx, [...new Set(skus)]), IMAGE_SIZES).slice(
    0,
    MAX_SPOTLIGHT_PRODUCTS,
  )
  return products.length === 0 ? undefined : { ...(title && { title }), products }
}
