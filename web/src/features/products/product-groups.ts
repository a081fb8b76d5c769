import { PRODUCT_FACETS, type ProductBody } from '@menagerie/contract/product'
import { z } from 'zod'
import type { RenderContext } from '../../context/render-context.ts'
import { type AskedProducts, listCategoryProducts, toCategoryFilters } from './category-products.ts'
import { createFacetNature, noteNature } from './facet-nature.ts'
import { mayPromote } from './promotion.ts'

const groupsSchema = z.object({
  /** The first product of each group of sizes, colours or flavours. */
  skus: z.array(z.string()),
  /** Number of groups with a value, by facet and by the value as visitors read it. */
  offered: z.record(z.string(), z.record(z.string(), z.number())),
  /** Ages and swatches of values, for the order and colours of filters. */
  nature: z.object({ ages: z.record(z.string(), z.number()), swatches: z.record(z.string(), z.string()) }),
  hasPrices: z.boolean(),
  /** The same products as a filter of the search engine; absent when it would match all. */
  filters: z.string().optional(),
})

export type ProductGroups = z.infer<typeof groupsSchema>

/** Parsed results, as a list reads them several times for every answer. */
const readGroups = new Map<string, ProductGroups>()
const MOST_READ = 100

/**
 * Returns what a product list contains and which filters it offers. This reads every product of the list, so all its
 * pages share the result as a fragment, made once per change.
 */
export function loadProductGroups(ctx: RenderContext, asked: AskedProducts): ProductGroups {
  const json = ctx.fragment(`products:${asked.key}`, (own) => JSON.stringify(toProductGroups(own, asked)))
  const known = readGroups.get(json) ?? groupsSchema.parse(JSON.parse(json))
  readGroups.delete(json)
  readGroups.set(json, known)
  const [oldest] = readGroups.keys()
  if (readGroups.size > MOST_READ && oldest !== undefined) readGroups.delete(oldest)
  return known
}

/** Returns all products that are sold, to browse. */
export const loadAllProducts = (ctx: RenderContext): ProductGroups =>
  loadProductGroups(ctx, { key: 'all', template: 'ProductOverviewPage', productFilter: [] })

function toProductGroups(ctx: RenderContext, asked: AskedProducts): ProductGroups {
  const listed = listCategoryProducts(ctx, asked)
  const groups = new Set<string>()
  const skus: string[] = []
  const offered: Record<string, Record<string, number>> = {}
  const counted = new Set<string>()
  const nature = createFacetNature()
  let hasPrices = false
  for (const sku of listed) {
    const body = ctx.reader.get('product', sku)?.body
    if (body === undefined) continue
    const group = body.variant_group ?? sku
    for (const [facet, value] of listValues(body)) {
      const name = JSON.stringify([group, facet, value])
      if (counted.has(name)) continue
      counted.add(name)
      const values = offered[facet] ?? {}
      values[value] = (values[value] ?? 0) + 1
      offered[facet] = values
    }
    noteNature(nature, body)
    hasPrices ||= body.rrp !== undefined && mayPromote(ctx.site, body)
    if (groups.has(group)) continue
    groups.add(group)
    skus.push(sku)
  }
  const filters = toCategoryFilters(ctx, asked, listed)
  return { skus, offered, nature, hasPrices, ...(filters !== undefined && { filters }) }
}

function listValues({ facets, is_natural: isNatural }: ProductBody): (readonly [facet: string, value: string])[] {
  const labels = PRODUCT_FACETS.flatMap((facet) => (facets[facet] ?? []).map(({ label }) => [facet, label] as const))
  return [...labels, ['is_natural', String(isNatural)]]
}
