import type { RenderContext } from '../context/render-context.ts'
import type { CategoryProductsView } from '../features/products/CategoryProducts.tsx'
import { listCategoryProducts } from '../features/products/category-products.ts'
import { loadAlsoWatch } from '../features/products/load-also-watch.ts'
import { loadProductCards } from '../features/products/product-card.ts'
import { type QueryField, wholeNumber } from '../platform/query-field.ts'
import type { Published } from '../replica/reader.ts'
import type { ListPage } from './list-pages.ts'

const PRODUCTS_PER_PAGE = 18 // spec §9

type Page = Published<'page'>

/** The products of a category page by the page; `view` is absent where it has none. */
export type CategoryPage = ListPage & { view?: CategoryProductsView }

export function toCategoryPageField(ctx: RenderContext, page: Page): QueryField<number> {
  return toField(listSkus(ctx, page).length)
}

export function loadCategoryPage(ctx: RenderContext, page: Page): CategoryPage {
  const skus = listSkus(ctx, page)
  const number = toField(skus.length).read(ctx.query)
  const list = { path: page.path ?? '', number, count: countPages(skus.length) }
  if (skus.length === 0) return list
  const alsoWatch = loadAlsoWatch(ctx, page.body)
  const shown = skus.slice((number - 1) * PRODUCTS_PER_PAGE, number * PRODUCTS_PER_PAGE)
  const view = {
    title: ctx.t('products.all'),
    count: ctx.t('products.count', { count: skus.length }),
    products: loadProductCards(ctx, shown),
    ...(alsoWatch && { alsoWatch }),
  }
  return { ...list, view }
}

const listSkus = (ctx: RenderContext, { key, body }: Page) => listCategoryProducts(ctx, { key, ...body })
const toField = (products: number) => wholeNumber('page', { first: 1, last: countPages(products) })
const countPages = (products: number) => Math.max(1, Math.ceil(products / PRODUCTS_PER_PAGE))
