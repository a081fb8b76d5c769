import type { ChosenValues, ListOrder, SearchState } from './search-state.ts'

/** One request of the Algolia multi-query contract, as far as the site's pages use it. */
export type SearchRequest = { readonly indexName: string; readonly [parameter: string]: unknown }

/** Where and how a list searches. */
export type SearchScope = {
  index: string
  /** Fixed filter in the engine's syntax, such as an editor's `productFilter`. */
  filters?: string
  /** Facets that visitors may choose from. */
  facets: readonly string[]
  hitsPerPage: number
  /** Most values of a group; defaults to `MAX_FACET_VALUES`. */
  maxValues?: number
  /** Attributes that a hit is shown from. */
  attributes: readonly string[]
}

/** Spec §7: editors' rules apply to visitors' searches. */
const AS_VISITOR = { enableRules: true, ruleContexts: ['website'] }
/** Lists highlight nothing, and get only what they show. */
const PLAIN = { attributesToHighlight: [], attributesToSnippet: [] }
const COUNTS_ONLY = { hitsPerPage: 0, attributesToRetrieve: [], ...PLAIN, analytics: false }
/** Most values of a filter of products. */
const MAX_FACET_VALUES = 100
/** Spec §7, category filter limit of the blog; its menu has one more. */
export const MAX_CATEGORY_VALUES = 99

/** Several sizes of a product count as one hit, also in facet counts. */
const BY_GROUP = { distinct: true, facetingByGroup: true }
/** The engine's default ranking, which decides between hits that are otherwise equal. */
const BEST_FIRST = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
const ORDERS: Readonly<Record<ListOrder, readonly string[]>> = {
  price: ['asc(rrp)'],
  'price-desc': ['desc(rrp)'],
  name: ['asc(name)'],
  newest: ['desc(published)'],
}

export const PRODUCT_ATTRIBUTES = [
  'sku',
  'name',
  'path',
  'teaser',
  'short_description',
  'animal_type',
  'image',
  'variants',
  'price',
]
export const CONTENT_ATTRIBUTES = ['title', 'path', 'shortDescription', 'type', 'kind', 'tags', 'image', 'day']

/**
 * Returns the request for the hits; then, for each group with a choice, one for what else it offers beside that choice; last, when something is
 * chosen, one without any choice, so that a filter panel keeps its options and their order. `toSearchAnswer` reads the answers.
 */
export function toListRequests({ query, chosen, page, sort }: SearchState, scope: SearchScope): SearchRequest[] {
  const { index: indexName, filters, facets, hitsPerPage, attributes, maxValues = MAX_FACET_VALUES } = scope
  const shared = { indexName, query, ...AS_VISITOR, ...(filters && { filters }) }
  const hits = {
    ...shared,
    ...PLAIN,
    facets,
    facetFilters: toFacetFilters(chosen),
    maxValuesPerFacet: maxValues,
    attributesToRetrieve: attributes,
    ...BY_GROUP,
    hitsPerPage,
    page: page - 1,
    ...(sort && { ranking: [...ORDERS[sort], ...BEST_FIRST] }),
  }
  const counts = { ...shared, ...COUNTS_ONLY, ...BY_GROUP, maxValuesPerFacet: maxValues }
  const groups = Object.keys(chosen)
  const others = groups.map((group) => {
    const { [group]: own, ...rest } = chosen
    return { ...counts, facets: [group], facetFilters: toFacetFilters(rest) }
  })
  return groups.length === 0 ? [hits] : [hits, ...others, { ...counts, facets }]
}

/** All groups must match, each by one of its values. Values are raw; only a leading minus would mean "not", so it is escaped. */
function toFacetFilters(chosen: ChosenValues): string[][] {
  return Object.entries(chosen).map(([group, values]) =>
    values.map((value) => `${group}:${value.startsWith('-') ? `\\${value}` : value}`),
  )
}

type CountRequest = Pick<SearchScope, 'index' | 'filters'> & { query: string }

/** Asks how many pages, articles and jobs there are of each kind. */
export function toKindsRequest({ index: indexName, query }: Pick<CountRequest, 'index' | 'query'>): SearchRequest {
  return { indexName, query, ...AS_VISITOR, ...COUNTS_ONLY, facets: ['kind'] }
}

/** Asks only how many hits there are. */
export function toCountRequest({ index: indexName, filters, query }: CountRequest): SearchRequest {
  return { indexName, query, ...AS_VISITOR, ...(filters && { filters }), ...COUNTS_ONLY, distinct: true }
}

type MenuRequest = { index: string; query: string; hits: number }

/** Spec §7: products in menus (4), overlays and mobile input (3). */
export function toProductsRequest({ index: indexName, query, hits: hitsPerPage }: MenuRequest): SearchRequest {
  return {
    indexName,
    query,
    ...AS_VISITOR,
    ...PLAIN,
    distinct: true,
    hitsPerPage,
    attributesToRetrieve: PRODUCT_ATTRIBUTES,
  }
}

/** Spec §7: information beside them, 5 in menus, 3 in overlays; also the number of each kind. */
export function toPagesRequest({ index: indexName, query, hits: hitsPerPage }: MenuRequest): SearchRequest {
  return {
    indexName,
    query,
    filters: 'type:page OR type:landingpage OR type:blog',
    facets: ['kind'],
    ...AS_VISITOR,
    ...PLAIN,
    hitsPerPage,
    attributesToRetrieve: CONTENT_ATTRIBUTES,
  }
}

/** Asks for phrases that contain all words and have results. */
export function toSuggestionsRequest({ index: indexName, query, hits: hitsPerPage }: MenuRequest): SearchRequest {
  const attributesToRetrieve = ['query']
  return { indexName, query, hitsPerPage, attributesToRetrieve, ...PLAIN }
}
