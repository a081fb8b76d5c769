import type { ProductBody } from '@menagerie/contract/product'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RenderContext } from '../../context/render-context.ts'

/** Countries that forbid promoting prescription medicines to the public. */
const NO_PROMOTION: ReadonlySet<string> = new Set(['FR'])

/** Tells whether selling points, price, ways to buy or a place among recommended products may be shown. */
export function mayPromote(
  { country }: Pick<BrandLocale, 'country'>,
  product: Pick<ProductBody, 'is_prescription'>,
): boolean {
  return !(product.is_prescription && NO_PROMOTION.has(country))
}

/** Keeps only recommended products (spotlight, promotion, newest, related, by editors' rules) that may be promoted here. */
export function keepPromoted(ctx: Pick<RenderContext, 'site' | 'reader'>, skus: readonly string[]): readonly string[] {
  // In other countries no product has to be read.
  if (!NO_PROMOTION.has(ctx.site.country)) return skus
  return skus.filter((sku) => {
    const product = ctx.reader.get('product', sku)
    return product !== undefined && mayPromote(ctx.site, product.body)
  })
}
