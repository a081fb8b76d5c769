import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { type PriceView, toPriceTexts, writePrice } from './price-per-unit.ts'
import { mayPromote } from './promotion.ts'

/** Undefined where the country has no price, or may not show one. */
export function toPrice(
  ctx: Pick<RenderContext, 'site' | 't'>,
  product: Pick<ProductBody, 'is_prescription' | 'rrp' | 'currency' | 'specification'>,
): PriceView | undefined {
  const { rrp, currency, specification } = product
  if (!mayPromote(ctx.site, product)) return undefined
  return writePrice({ rrp, currency, contents: specification.contents }, toPriceTexts(ctx))
}
