import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { readAmount, toPriceTexts } from './price-per-unit.ts'
import { toPrice } from './product-price.ts'

/** Sentences of a comparison: in what the products differ, which one costs least. None of a single product. */
export function sumUp(
  ctx: RenderContext,
  bodies: readonly ProductBody[],
  rows: readonly { name: string; differs: boolean }[],
): string[] {
  if (bodies.length < 2) return []
  const names = rows.filter(({ differs }) => differs).map(({ name }) => name)
  const differences =
    names.length === 0 ? ctx.t('compare.noDifference') : ctx.t('compare.differences', { names: names.join(', ') })
  const cheapest = findCheapest(ctx, bodies)
  const price = cheapest && toPrice(ctx, cheapest)
  if (price === undefined) return [differences]
  return [differences, ctx.t('compare.lowestPrice', { name: cheapest?.name ?? '', price: price.perUnit ?? price.text })]
}

/**
 * By the kilogram or litre where all are sold by it, else by the pack. Undefined unless each has a price that may be shown, and one is
 * the lowest.
 */
function findCheapest(ctx: RenderContext, bodies: readonly ProductBody[]): ProductBody | undefined {
  if (new Set(bodies.map(({ currency }) => currency)).size > 1) return undefined
  const prices = bodies.map((body) => toPrice(ctx, body) && body.rrp)
  const known = prices.filter((price) => price !== undefined)
  if (known.length < bodies.length) return undefined
  const amounts = bodies.map(({ specification }) => readAmount(specification.contents, ctx.site.iso))
  const isExpected = toPriceTexts(ctx).perUnit !== undefined
  const isByAmount = isExpected && amounts.every((amount) => amount !== undefined && amount.of === amounts[0]?.of)
  const compared = known.map((price, at) => (isByAmount ? price / (amounts[at]?.value ?? 1) : price))
  const lowest = Math.min(...compared)
  const cheapest = bodies.filter((_, at) => compared[at] === lowest)
  return cheapest.length === 1 ? cheapest[0] : undefined
}
