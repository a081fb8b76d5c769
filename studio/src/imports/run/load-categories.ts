import type { Payload } from 'payload'
import { z } from 'zod'
import { createCategoryFinder, type NamedCategory } from './find-category.ts'

const categoryRow = z.object({
  id: z.string(),
  site: z.string(),
  code: z.string(),
  name: z.string().nullable(),
  parent: z.string().nullable(),
})
const memberRow = z.object({ category: z.string(), product: z.string() })
export type CategoryMembers = {
  find: ReturnType<typeof createCategoryFinder>
  byProduct: ReadonlyMap<string, NamedCategory[]>
}

/** Loads all categories, and the categories of each product. */
export async function loadCategories({ db }: Payload): Promise<CategoryMembers> {
  const { rows } = await db.pool.query(
    'select id::text, site, code, display_name as name, parent_id::text as parent from categories where site is not null and code is not null',
  )
  const categories = rows.map((row) => categoryRow.parse(row))
  const byId = new Map(categories.map((category) => [category.id, category]))
  const members = await db.pool.query(`
    select parent_id::text as category, product_facts_id::text as product from categories_rels
    where path = 'products' and product_facts_id is not null`)
  const byProduct = new Map<string, NamedCategory[]>()
  for (const row of members.rows) {
    const { category: id, product } = memberRow.parse(row)
    const category = byId.get(id)
    if (category) byProduct.set(product, [...(byProduct.get(product) ?? []), category])
  }
  return { find: createCategoryFinder(categories), byProduct }
}
