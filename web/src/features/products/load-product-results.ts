import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { loadVariants } from './load-variants.ts'
import { loadProductCards } from './product-card.ts'
import {
  type ProductResultView,
  RESULT_SIZES,
  type ResultTexts,
  toAnimal,
  toCompare,
  toResultVariants,
} from './to-product-results.ts'

export function toResultTexts({ t, site, links }: Pick<RenderContext, 't' | 'site' | 'links'>): ResultTexts {
  return {
    view: t('product.view'),
    variants: (count) => t('product.variantCount', { count }),
    compare: { href: links.href(fixedPagePath(site, 'compare')), text: t('compare.add') },
    price: t('product.recommendedPrice'),
  }
}

/** Makes results from published entries, for lists without a query or filters. */
export function loadProductResults(ctx: RenderContext, skus: readonly string[]): ProductResultView[] {
  const texts = toResultTexts(ctx)
  return loadProductCards(ctx, skus, RESULT_SIZES).map((card) => {
    const body = ctx.reader.get('product', card.sku)?.body
    return {
      ...card,
      ...toAnimal((body?.facets.animal_type ?? []).map(({ label }) => label)),
      compare: toCompare(card.sku, texts),
      ...toResultVariants(body === undefined ? [] : loadVariants(ctx, body).links, texts),
    }
  })
}
