import type { RenderContext } from '../../context/render-context.ts'
import { ProductCards } from './ProductCards.tsx'
import { loadProductCards } from './product-card.ts'

const SKUS = ['1', '2', '3', '4', '5']

export function showProductCards(ctx: RenderContext) {
  return SKUS.map((_, index) => ({
    id: `cards-${index + 1}`,
    show: <ProductCards products={loadProductCards(ctx, SKUS.slice(0, index + 1))} headingLevel={3} />,
  }))
}
