import { PRODUCT_FACETS, type ProductBody } from '@menagerie/contract/product'
import { z } from 'zod'
import type { RenderContext } from '../../context/render-context.ts'
import { type AskedProducts, listCategoryProducts, toCategoryFilters } from './category-products.ts'

const groupsSchema = z.object({
  /** One of each group of sizes, colours or flavours: the first of the list. */
  skus: z.array(z.string()),
  /** How many have a value, by facet and the value as visitors read it. */
  offered: z.record(z.string(), z.record(z.string(), z.number())),
  /** The same products in the grammar of the search engine; absent: all there are. */
  filters: z.string().optional(),
})

export type ProductGroups = z.infer<typeof groupsSchema>

/**
 * What a product list holds and what it can be filtered by. It reads every product of the list, so all its pages share it as a
 * fragment: made once per change.
 */
export function loadProductGroups(ctx: RenderContext, asked: AskedProducts): ProductGroups {
  const json = ctx.fragment(`products:${asked.key}`, (own) => JSON.stringify(toProductGroups(own, asked)))
  return groupsSchema.parse(JSON.parse(json))
}

function toProductGroups(ctx: RenderContext, asked: AskedProducts): ProductGroups {
  const listed = listCategoryProducts(ctx, asked)
  const groups = new Set<string>()
  const skus: string[] = []
  const offered: Record<string, Record<string, number>> = {}
  for (const sku of listed) {
    const body = ctx.reader.get('product', sku)?.body
    if (body === undefined) continue
    countValues(offered, body)
    const group = body.variant_group ?? sku
    if (groups.has(group)) continue
    groups.add(group)
    skus.push(sku)
  }
  const filters = toCategoryFilters(ctx, asked, listed)
  return { skus, offered, ...(filters !== undefined && { filters }) }
}

function countValues(offered: Record<string, Record<string, number>>, { facets, is_natural: isNatural }: ProductBody) {
  const count = (facet: string, value: string) => {
    const values = offered[facet] ?? {}
    values[value] = (values[value] ?? 0) + 1
    offered[facet] = values
  }
  for (const facet of PRODUCT_FACETS) for (const { label } of facets[facet] ?? []) count(facet, label)
  count('is_natural', String(isNatural))
}
