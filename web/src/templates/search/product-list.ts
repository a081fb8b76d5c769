import { HITS_PER_PAGE } from '@menagerie/sites/search-index'
import type { RenderContext } from '../../context/render-context.ts'
import { loadProductResults } from '../../features/products/load-product-results.ts'
import type { ProductGroups } from '../../features/products/product-groups.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { ListContent } from '../../features/search/list-content.ts'
import { QUERY_FIELD, toGroupFields } from '../../features/search/search-fields.ts'
import { knownOneOf, type QueryField, wholeNumberField } from '../../platform/query-field.ts'
import { LIST_ORDERS, MAX_PAGE, NOTHING_ASKED, type SearchState } from '../../search-client/search-state.ts'

/** What visitors have typed or chosen, and what search has found; undefined when it did not answer. */
export type AskedList<Card> = { state: SearchState; found: ListContent<Card> | undefined }

type ShownProducts = { state: SearchState; content: ListContent<ProductResultView>; hasFailed?: boolean }

/** Not cached, as each order is another list. */
export const ORDER_FIELD: QueryField = { ...knownOneOf('sort', LIST_ORDERS), isStored: false }

/** Filters, the order, then the page: only the search knows the length of a filtered list. `count`: of cards. */
export function toProductListFields(groups: readonly string[], count: number): QueryField[] {
  const filters = toGroupFields(groups)
  return [...filters, ORDER_FIELD, toPageField(countPages(count), groups)]
}

export function toPageField(pages: number, groups: readonly string[]): QueryField<number> {
  const isAsked = (before: Parameters<QueryField['toCanonical']>[1]) =>
    [QUERY_FIELD.name, ORDER_FIELD.name, ...groups].some((name) => before?.has(name))
  return wholeNumberField('page', { first: 1, last: (before) => (isAsked(before) ? MAX_PAGE : pages) })
}

/** Loads the plain list from published entries, independently of the search; also used when search does not answer. */
export function loadProductList(
  ctx: RenderContext,
  { skus, offered }: Pick<ProductGroups, 'skus' | 'offered'>,
  asked?: AskedList<ProductResultView>,
): { number: number; count: number; shown: ShownProducts } {
  if (asked?.found !== undefined) {
    const { state, found } = asked
    return { number: state.page, count: found.pages, shown: { state, content: found } }
  }
  const pages = countPages(skus.length)
  const number = asked === undefined ? Math.min(pages, toPageField(pages, []).read(ctx.query)) : 1
  const onPage = skus.slice((number - 1) * HITS_PER_PAGE.products, number * HITS_PER_PAGE.products)
  const content = { cards: loadProductResults(ctx, onPage), count: skus.length, pages, counts: offered, offered }
  const shown =
    asked === undefined
      ? { state: { ...NOTHING_ASKED, page: number }, content }
      : { state: { ...asked.state, page: 1 }, content, hasFailed: true }
  return { number, count: pages, shown }
}

const countPages = (products: number) => Math.max(1, Math.ceil(products / HITS_PER_PAGE.products))
