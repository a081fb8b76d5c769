import type { ProductBody } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'

/** Countries that forbid to promote medicines on prescription to the public. */
const NO_PROMOTION: ReadonlySet<string> = new Set(['FR'])

/** Whether good points, a price, a way to buy or a place among chosen products may be shown of it. */
export function mayPromote(
  { country }: Pick<BrandLocale, 'country'>,
  product: Pick<ProductBody, 'is_prescription'>,
): boolean {
  return !(product.is_prescription && NO_PROMOTION.has(country))
}

/** Keeps those chosen products (spotlight, promotion, newest, related, ruled by editors) that may be chosen here. */
export function keepPromoted(ctx: Pick<RenderContext, 'site' | 'reader'>, skus: readonly string[]): readonly string[] {
  // Elsewhere nothing is read for it.
  if (!NO_PROMOTION.has(ctx.site.country)) return skus
  return skus.filter((sku) => {
    const product = ctx.reader.get('product', sku)
    return product !== undefined && mayPromote(ctx.site, product.body)
  })
}
