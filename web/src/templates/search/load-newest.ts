import type { RenderContext } from '../../context/render-context.ts'
import { loadNewestProducts } from '../../features/products/newest-products.ts'
import { RESULT_SIZES } from '../../features/products/to-product-results.ts'
import type { NewestProductsView } from './NewestProducts.tsx'

export function loadNewest(ctx: RenderContext): NewestProductsView {
  return { title: ctx.t('search.newest'), products: loadNewestProducts(ctx, RESULT_SIZES) }
}
