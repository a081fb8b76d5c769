import type { ContentTag } from '@menagerie/contract/content-fields'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { keepPromoted } from './promotion.ts'

const MAX_TAGGED = 3 // spec §9, as related products

/**
 * Products that have one of the tags: those that share most of them first, then those of the first tag, in the order of their
 * numbers. The first of the sizes, colours and flavours of one product stands for all.
 */
export function loadTaggedProductCards(ctx: RenderContext, tags: readonly ContentTag[]): ProductCardView[] {
  const shared = new Map<string, number>()
  for (const { code } of tags)
    for (const sku of ctx.reader.list(LISTS.productsOfTag(code))) shared.set(sku, (shared.get(sku) ?? 0) + 1)
  const ranked = [...shared].toSorted(([, one], [, other]) => other - one).map(([sku]) => sku)
  return loadProductCards(ctx, takeOneVariant(ctx, keepPromoted(ctx, ranked)))
}

function takeOneVariant({ reader }: RenderContext, skus: readonly string[]): string[] {
  const byGroup = new Map<string, string>()
  for (const sku of skus) {
    const group = reader.get('product', sku)?.body.variant_group ?? sku
    if (!byGroup.has(group)) byGroup.set(group, sku)
    if (byGroup.size === MAX_TAGGED) break
  }
  return [...byGroup.values()]
}
