import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { toPrice } from './product-detail.ts'
import { mayPromote } from './promotion.ts'

/** The recommended price of a comparison; undefined where the country has none, and where none may be shown. */
export function toComparedPrice(ctx: RenderContext, body: ProductBody): ReturnType<typeof toPrice> {
  return mayPromote(ctx.site, body) ? toPrice(ctx, body) : undefined
}
