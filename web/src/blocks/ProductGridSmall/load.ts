import type { RenderContext } from '../../context/render-context.ts'
import { loadProductCards } from '../../features/products/product-card.ts'
import { keepPromoted } from '../../features/products/promotion.ts'
import { MAX_GRID_PRODUCTS } from './max-grid-products.ts'
import type { ProductGridSmallView } from './ProductGridSmall.tsx'
import type { ProductGridSmallBlock } from './schema.ts'

/** Returns undefined when none of its products is sold in the locale, so that no title stands alone. */
export function loadProductGridSmall(
  { title, products: skus }: ProductGridSmallBlock,
  ctx: RenderContext,
): ProductGridSmallView | undefined {
  const products = loadProductCards(ctx, keepPromoted(ctx, [...new Set(skus)])).slice(0, MAX_GRID_PRODUCTS)
  return products.length === 0 ? undefined : { ...(title && { title }), products }
}
