import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { keepPromoted } from './promotion.ts'

const MAX_NEWEST = 3 // spec §9

/**
 * Loads the editors' choice (spec §3, search settings); where fewer of them are sold here, the newest by publication
 * follow (spec §9, reading 21). `sizes` is for their pictures.
 */
export function loadNewestProducts(ctx: RenderContext, sizes: string): ProductCardView[] {
  const skus = ctx.fragment('newest-products', (own) => listNewest(own).join(' '))
  return loadProductCards(ctx, skus.split(' '), sizes)
}

/** Reads the date of every product, so the result is shared as a fragment and made once per change. */
function listNewest(ctx: RenderContext): string[] {
  const { reader } = ctx
  const isSold = (sku: string) => reader.pathOf('product', sku) !== undefined
  const chosen = keepPromoted(ctx, listChosen(ctx).filter(isSold)).slice(0, MAX_NEWEST)
  if (chosen.length === MAX_NEWEST) return [...chosen]
  const others = keepPromoted(ctx, reader.list(LISTS.products))
    .filter((sku) => !chosen.includes(sku))
    .map((sku) => ({ sku, published: reader.get('product', sku)?.body.published ?? '' }))
    .sort((one, other) => other.published.localeCompare(one.published))
    .map(({ sku }) => sku)
  return [...chosen, ...others].slice(0, MAX_NEWEST)
}

function listChosen({ reader }: RenderContext): string[] {
  const [key] = reader.list(LISTS.searchSettings)
  const settings = key === undefined ? undefined : reader.get('search-settings', key)?.body
  return [...new Set(settings?.products)]
}
