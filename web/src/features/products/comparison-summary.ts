import type { ProductBody } from '@menagerie/contract/product'
import type { RenderContext } from '../../context/render-context.ts'
import { readAmount, toPriceTexts } from './price-per-unit.ts'
import { toPrice } from './product-price.ts'

/** Naming more differences would repeat the table. */
const MOST_NAMED = 4
/** Longest value that is quoted beside its name. */
const LONGEST_VALUE = 32

type SummedRow = { name: string; values: readonly (readonly string[])[]; differs: boolean }

/** Returns sentences about a comparison: in what the products differ, and which one costs least. None for a single product. */
export function sumUp(ctx: RenderContext, bodies: readonly ProductBody[], rows: readonly SummedRow[]): string[] {
  if (bodies.length < 2) return []
  const different = rows.filter(({ differs }) => differs)
  const told = different.flatMap((row) => tellShort(row) ?? []).slice(0, MOST_NAMED)
  const names = told.length > 0 ? told : different.map(({ name }) => name)
  const differences =
    names.length === 0 ? ctx.t('compare.noDifference') : ctx.t('compare.differences', { names: names.join(', ') })
  const cheapest = findCheapest(ctx, bodies)
  const price = cheapest && toPrice(ctx, cheapest)
  if (price === undefined) return [differences]
  return [differences, ctx.t('compare.lowestPrice', { name: cheapest?.name ?? '', price: price.perUnit ?? price.text })]
}

/** Returns a text such as `Flavour (chicken / lamb)`; undefined where a value is missing, has several lines, or is too long. */
function tellShort({ name, values }: SummedRow): string | undefined {
  const isShort = values.every(([value, ...more]) => value && more.length === 0 && value.length <= LONGEST_VALUE)
  return isShort ? `${name} (${values.flat().join(' / ')})` : undefined
}

/**
 * Compares prices per kilogram or litre where all products are sold by it, else per pack. Undefined unless each has a
 * price that may be shown, and one is the lowest.
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
