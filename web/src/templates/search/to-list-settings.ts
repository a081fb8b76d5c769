import { LIST_FACETS, type ListFacet } from '@menagerie/contract/product'
import { HITS_PER_PAGE, type SearchIndexType } from '@menagerie/sites/search-index'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RenderContext } from '../../context/render-context.ts'
import { type FacetNature, toAgeOrder } from '../../features/products/facet-nature.ts'
import { findContactPage, findStoreFinder } from '../../features/products/ways-to-buy.ts'
import type { FilterGroup, ListSettings, Meanings } from '../../features/search/list-settings.ts'
import type { InformationKind } from '../../features/search/result-kinds.ts'
import { toListTexts } from '../../features/search/to-list-texts.ts'
import { CONTENT_ATTRIBUTES, MAX_CATEGORY_VALUES, PRODUCT_ATTRIBUTES } from '../../search-client/search-requests.ts'
import { LIST_ORDERS, type ListOrder } from '../../search-client/search-state.ts'

/** Returns the facets that editors chose, in their order; all of them where they chose none. */
export function toListFacets(filterAttributes: readonly ListFacet[]): readonly ListFacet[] {
  return filterAttributes.length === 0 ? LIST_FACETS : filterAttributes
}

type ListRequest = {
  path: string
  facets: readonly ListFacet[]
  filters?: string | undefined
  /** Facts about the listed products. */
  about?: { nature: FacetNature; hasPrices: boolean }
}

export function toProductListSettings(ctx: RenderContext, { path, facets, filters, about }: ListRequest): ListSettings {
  return {
    ...toShared(ctx, path, 'products.count'),
    names: { groups: facets, orders: ctx.search === undefined ? [] : toOrders(about?.hasPrices === true) },
    scope: {
      index: toIndex(ctx, 'products'),
      facets,
      hitsPerPage: HITS_PER_PAGE.products,
      attributes: PRODUCT_ATTRIBUTES,
      ...(filters !== undefined && { filters }),
    },
    groups: ctx.search === undefined ? [] : facets.map((facet) => toGroup(ctx, facet, about?.nature)),
  }
}

/** Leaves out orders by price where the country has no prices. */
const toOrders = (hasPrices: boolean): readonly ListOrder[] =>
  hasPrices ? LIST_ORDERS : LIST_ORDERS.filter((order) => !order.startsWith('price'))

type AskedBlog = { path: string; kind?: InformationKind; meanings?: Meanings }

/** The blog's categories are a menu of links beside the list instead of a panel. */
export function toBlogListSettings(ctx: RenderContext, { path, kind, meanings }: AskedBlog): ListSettings {
  return {
    ...toShared(ctx, path, kind === undefined || kind === 'blog' ? 'blog.count' : 'search.count'),
    names: { groups: meanings === undefined ? [] : ['category'], ...(kind && { fixed: { type: kind } }) },
    scope: {
      index: toIndex(ctx, kind === undefined || kind === 'blog' ? 'blog' : 'pages'),
      ...(kind !== undefined && kind !== 'blog' && { filters: `kind:${kind}` }),
      facets: meanings === undefined ? [] : ['categories.lvl0', 'categories.lvl1'],
      hitsPerPage: HITS_PER_PAGE.blog,
      maxValues: MAX_CATEGORY_VALUES,
      attributes: CONTENT_ATTRIBUTES,
    },
    groups: [],
    ...(meanings && { meanings }),
  }
}

const toIndex = ({ search }: RenderContext, type: SearchIndexType) => search?.indexOf(type) ?? ''

function toShared(ctx: RenderContext, path: string, count: MessageKey) {
  const { site, links, search } = ctx
  return {
    iso: site.iso,
    path: links.href(path),
    home: links.href(''),
    suggestions: toIndex(ctx, 'query_suggestions'),
    ...(search && { advice: search.indexOf('pages') }),
    ways: toWays(ctx),
    texts: toListTexts(ctx, count),
  }
}

/** Lists pages that may help when nothing is found. */
function toWays(ctx: RenderContext): { text: string; href: string }[] {
  const { t } = ctx
  const finder = findStoreFinder(ctx)
  const contact = findContactPage(ctx)
  return [
    ...(finder === undefined ? [] : [{ text: t('product.findRetailer'), href: finder }]),
    ...(contact === undefined ? [] : [{ text: t('search.askUs'), href: contact }]),
  ]
}

function toGroup({ t }: RenderContext, facet: ListFacet, nature: FacetNature | undefined): FilterGroup {
  if (facet !== 'is_natural') {
    return {
      name: facet,
      title: t(`facet.${facet}`),
      ...(nature && facet === 'online_animal_age' && { order: toAgeOrder(nature) }),
      ...(nature && facet === 'color' && { swatches: nature.swatches }),
    }
  }
  return { name: facet, title: t('facet.is_natural'), only: { value: 'true', label: t('filter.naturalOnly') } }
}
