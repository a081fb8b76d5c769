import type { RenderContext } from '../../context/render-context.ts'
import { loadAlsoWatch } from '../../features/products/load-also-watch.ts'
import { loadProductGroups } from '../../features/products/product-groups.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { QueryField } from '../../platform/query-field.ts'
import type { Published } from '../../replica/reader.ts'
import { listChildNames } from '../content/child-pages.ts'
import type { ListPage } from '../page/list-pages.ts'
import type { ProductResultsProps } from '../search/ProductResults.list.tsx'
import { type AskedList, loadProductList, toProductListFields } from '../search/product-list.ts'
import { toListFacets, toProductListSettings } from '../search/to-list-settings.ts'

type Page = Published<'page'>

/** One page of a category's products; `results` is absent where it has none. */
type CategoryPage = ListPage & { results?: ProductResultsProps }

export function toCategoryPageFields(ctx: RenderContext, page: Page): QueryField[] {
  return toProductListFields(toListFacets(page.body.filterAttributes), loadGroups(ctx, page).skus.length)
}

export function toCategorySettings(ctx: RenderContext, page: Page) {
  const facets = toListFacets(page.body.filterAttributes)
  const groups = loadGroups(ctx, page)
  const settings = toProductListSettings(ctx, { path: page.path ?? '', facets, filters: groups.filters, about: groups })
  return { ...settings, hasBelow: true }
}

/** `asked`: what visitors have chosen in its filters. */
export function loadCategoryPage(ctx: RenderContext, page: Page, asked?: AskedList<ProductResultView>): CategoryPage {
  const groups = loadGroups(ctx, page)
  const { number, count, shown } = loadProductList(ctx, groups, asked)
  const list = { path: page.path ?? '', number, count }
  if (groups.skus.length === 0) return list
  const alsoWatch = loadAlsoWatch(ctx, page.body)
  const ways = page.body.template === 'ProductOverviewPage' ? [] : listChildNames(ctx, page.path ?? '')
  const results = {
    title: ctx.t('products.all'),
    settings: toCategorySettings(ctx, page),
    shown,
    ...(alsoWatch && { alsoWatch }),
    ...(ways.length > 0 && { ways: { label: ctx.t('products.categories'), links: ways } }),
  }
  return { ...list, results }
}

const loadGroups = (ctx: RenderContext, { key, body }: Page) => loadProductGroups(ctx, { key, ...body })
