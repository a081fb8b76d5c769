import type { RenderContext } from '../../context/render-context.ts'
import { toPluralForms } from '../../platform/plural-forms.ts'
import { loadVariants } from './load-variants.ts'
import { loadProductCards } from './product-card.ts'
import { type ProductResultView, RESULT_SIZES, type ResultTexts, toVariants } from './to-product-results.ts'

export function toResultTexts({ t, site: { iso } }: Pick<RenderContext, 't' | 'site'>): ResultTexts {
  return { iso, view: t('product.view'), variants: toPluralForms(iso, (count) => t('product.variantCount', { count })) }
}

/** From published entries, for lists that nothing was typed or chosen in. */
export function loadProductResults(ctx: RenderContext, skus: readonly string[]): ProductResultView[] {
  const texts = toResultTexts(ctx)
  return loadProductCards(ctx, skus, RESULT_SIZES).map((card) => {
    const body = ctx.reader.get('product', card.sku)?.body
    return { ...card, ...toVariants(body === undefined ? [] : loadVariants(ctx, body).links, texts) }
  })
}
