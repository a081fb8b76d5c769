import type { ContentTag } from '@menagerie/contract/content-fields'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { keepPromoted } from './promotion.ts'

const MAX_TAGGED = 3 // spec §9, as related products

/** Products that have one of the tags; those of the first tag come first, in the order of their numbers. */
export function loadTaggedProductCards(ctx: RenderContext, tags: readonly ContentTag[]): ProductCardView[] {
  const skus = new Set(tags.flatMap(({ code }) => ctx.reader.list(LISTS.productsOfTag(code))))
  return loadProductCards(ctx, keepPromoted(ctx, [...skus]).slice(0, MAX_TAGGED))
}
