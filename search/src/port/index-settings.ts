import type { Json } from './search-record.ts'

export const RANKING_CRITERIA = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
] as const
export type RankingCriterion = (typeof RANKING_CRITERIA)[number]

/** `unknown` is a value of our own: typos count only for words that an index does not hold as they stand. Algolia has `min` for it. */
type TypoTolerance = boolean | 'min' | 'strict' | 'unknown'
type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone'
type RemoveWords = 'none' | 'lastWords' | 'firstWords' | 'allOptional'

/**
 * Settings of one index, with Algolia's names, meanings and defaults (`DEFAULT_SETTINGS` in `parse-settings.ts`). The
 * settings that a request may replace are also in `SearchParams`.
 */
export type IndexSettings = {
  /** Searchable attributes in the order of their weight. Those in `a,b` weigh the same; `unordered(a)` ignores the place inside the attribute. An empty list means all texts. */
  searchableAttributes: readonly string[]
  /** Facets as `a`, `searchable(a)`, `filterOnly(a)` or `afterDistinct(a)`; dots reach into objects. */
  attributesForFaceting: readonly string[]
  unretrievableAttributes: readonly string[]
  attributesToRetrieve: readonly string[]
  /** Criteria in their order; the list may also begin with `asc(a)` or `desc(a)`. */
  ranking: readonly string[]
  customRanking: readonly string[]
  /** Attributes with numbers that `numericFilters` may ask about. Undefined means all of them. */
  numericAttributesForFiltering: readonly string[] | undefined
  attributeForDistinct: string | undefined
  distinct: number
  /** Undefined means all searchable attributes. */
  attributesToHighlight: readonly string[] | undefined
  attributesToSnippet: readonly string[]
  highlightPreTag: string
  highlightPostTag: string
  snippetEllipsisText: string
  restrictHighlightAndSnippetArrays: boolean
  hitsPerPage: number
  paginationLimitedTo: number
  maxValuesPerFacet: number
  sortFacetValuesBy: 'count' | 'alpha'
  maxFacetHits: number
  typoTolerance: TypoTolerance
  minWordSizefor1Typo: number
  minWordSizefor2Typos: number
  allowTyposOnNumericTokens: boolean
  disableTypoToleranceOnWords: readonly string[]
  disableTypoToleranceOnAttributes: readonly string[]
  disablePrefixOnAttributes: readonly string[]
  disableExactOnAttributes: readonly string[]
  exactOnSingleWordQuery: 'attribute' | 'none' | 'word'
  queryType: QueryType
  removeWordsIfNoResults: RemoveWords
  /** Languages by ISO code. The first one is used to analyse records and queries. */
  indexLanguages: readonly string[]
  queryLanguages: readonly string[]
  ignorePlurals: boolean
  removeStopWords: boolean
  /** Whether a search for a part of a compound word finds the compound, and the other way round. */
  decompoundQuery: boolean
  optionalWords: readonly string[]
  minProximity: number
  replaceSynonymsInHighlight: boolean
  responseFields: readonly string[]
  renderingContent: { readonly [name: string]: Json | undefined }
  userData: Json
}
