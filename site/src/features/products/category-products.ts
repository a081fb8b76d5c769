import type { PageTemplate, ProductFilter } from '@menagerie/contract/page'
import type { RenderContext } from '../../replica/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

type Asked = {
  template: PageTemplate
  /** Key of the page that presents them. */
  key: string
  /** Key of the category that an editor has chosen for the page. */
  category?: string | undefined
  productFilter: readonly ProductFilter[]
}

/**
 * Skus of a department in the order of its category, as far as they are sold in the brand-locale and pass the page's filter. Its
 * category is the one that names the page, else the one that the page names. An overview with neither has all products, and with
 * a filter alone none before the search: it would read every product.
 */
export function listCategoryProducts(
  ctx: RenderContext,
  { key, template, category, productFilter }: Asked,
): readonly string[] {
  const [own = category] = ctx.reader.list(LISTS.categoriesOfPage(key))
  if (own === undefined) return template === 'ProductOverviewPage' && productFilter.length === 0 ? listAll(ctx) : []
  const skus = ctx.reader.get('category', own)?.body.products ?? []
  return [...new Set(skus)].filter(
    (sku) => ctx.reader.pathOf('product', sku) !== undefined && passes(ctx, sku, productFilter),
  )
}

const listAll = ({ reader }: RenderContext) => reader.list(LISTS.products)

/** Every filter must hold, by one of its values. Without one no product is read. */
function passes({ reader }: RenderContext, sku: string, filters: readonly ProductFilter[]): boolean {
  if (filters.length === 0) return true
  const facets = reader.get('product', sku)?.body.facets ?? {}
  return filters.every(({ facet, values }) => facets[facet]?.some(({ code }) => values.includes(code)) ?? false)
}
