import type { RenderContext } from '../../context/render-context.ts'
import { ProductCards } from './ProductCards.tsx'
import { loadProductCards } from './product-card.ts'

const SKUS = ['1', '2', '3', '4', '5']

export function showProductCards(ctx: RenderContext) {
  const rows = SKUS.map((_, index) => ({
    id: `cards-${index + 1}`,
    show: <ProductCards products={loadProductCards(ctx, SKUS.slice(0, index + 1))} headingLevel={3} />,
  }))
  const links = ['2 kg', '10 kg', '15 kg, Vorratspackung'].map((name, at) => ({ name, href: `#${at}` }))
  const variants = { label: ctx.t('product.variantCount', { count: links.length }), links }
  const products = loadProductCards(ctx, SKUS.slice(0, 3)).map((card) => ({ ...card, variants }))
  return [...rows, { id: 'with-variants', show: <ProductCards products={products} headingLevel={3} /> }]
}
