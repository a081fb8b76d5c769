import type { PageTemplate, ProductFilter } from '@menagerie/contract/page'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { toCodeFilters } from './to-code-filters.ts'

export type AskedProducts = {
  template: PageTemplate
  /** Key of the page with the products. */
  key: string
  /** Key of the category that an editor has chosen for the page. */
  category?: string | undefined
  productFilter: readonly ProductFilter[]
}

/**
 * Returns the skus of a department in the order of its category, limited to those sold in the brand-locale that pass
 * the page's filter. The category is the one that names the page, else the one that the page names. Without a
 * category, returns all products that pass the filter; for an overview with neither, all products.
 */
export function listCategoryProducts(ctx: RenderContext, asked: AskedProducts): readonly string[] {
  const { template, productFilter } = asked
  const own = findCategory(ctx, asked)
  if (own === undefined) {
    const hasAll = template === 'ProductOverviewPage' || productFilter.length > 0
    return hasAll ? listPassing(ctx, productFilter) : []
  }
  const skus = ctx.reader.get('category', own)?.body.products ?? []
  return [...new Set(skus)].filter(
    (sku) => ctx.reader.pathOf('product', sku) !== undefined && passes(ctx, sku, productFilter),
  )
}

function findCategory({ reader }: RenderContext, { key, category }: AskedProducts): string | undefined {
  const [own = category] = reader.list(LISTS.categoriesOfPage(key))
  return own
}

/** Returns the same products as a filter for the search engine, with `listed` as their skus; undefined where the filter would match all products. */
export function toCategoryFilters(
  ctx: RenderContext,
  asked: AskedProducts,
  listed: readonly string[],
): string | undefined {
  if (findCategory(ctx, asked) !== undefined) return listed.map((sku) => `sku:"${sku}"`).join(' OR ')
  return toCodeFilters(asked.productFilter) || undefined
}

/** Lists skus. The replica has lists of the products with each value, so no product is read. */
function listPassing({ reader }: RenderContext, filters: readonly ProductFilter[]): readonly string[] {
  const sets = filters.map(
    ({ facet, values }) => new Set(values.flatMap((value) => reader.list(LISTS.productsOfFacet(facet, value)))),
  )
  // Lists of several values are merged, which loses their order, so they are sorted again.
  const [only, ...others] = sets
  if (only === undefined) return reader.list(LISTS.products)
  return [...only].filter((sku) => others.every((set) => set.has(sku))).sort(byNumber)
}

/** Sorts like the replica: skus are digits only, possibly more than a JavaScript number holds. */
const byNumber = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

/** Every filter must match by one of its values. Without filters no product is read. */
function passes({ reader }: RenderContext, sku: string, filters: readonly ProductFilter[]): boolean {
  if (filters.length === 0) return true
  const facets = reader.get('product', sku)?.body.facets ?? {}
  return filters.every(({ facet, values }) => facets[facet]?.some(({ code }) => values.includes(code)) ?? false)
}
