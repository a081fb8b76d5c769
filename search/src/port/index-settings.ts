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

/** `unknown`, of our own: words that an index does not hold as they stand; Algolia has `min` for it. */
type TypoTolerance = boolean | 'min' | 'strict' | 'unknown'
type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone'
type RemoveWords = 'none' | 'lastWords' | 'firstWords' | 'allOptional'

/**
 * Settings of one index, with Algolia's names, meanings and defaults (`DEFAULT_SETTINGS` in `parse-settings.ts`). Those that a
 * request may replace are also in `SearchParams`.
 */
export type IndexSettings = {
  /** In the order of their weight; `a,b` weigh the same, `unordered(a)`: the place inside does not matter. Empty: all texts. */
  searchableAttributes: readonly string[]
  /** `a`, `searchable(a)`, `filterOnly(a)`, `afterDistinct(a)`; dots reach into objects. */
  attributesForFaceting: readonly string[]
  unretrievableAttributes: readonly string[]
  attributesToRetrieve: readonly string[]
  /** Criteria in their order; may also begin with `asc(a)` or `desc(a)`. */
  ranking: readonly string[]
  customRanking: readonly string[]
  /** Attributes with numbers that `numericFilters` may ask about. Undefined: all of them. */
  numericAttributesForFiltering: readonly string[] | undefined
  attributeForDistinct: string | undefined
  distinct: number
  /** Undefined: all searchable ones. */
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
  /** Languages by ISO code, the first one analyses records and queries. */
  indexLanguages: readonly string[]
  queryLanguages: readonly string[]
  ignorePlurals: boolean
  removeStopWords: boolean
  /** Whether words that are made of others are found by these, and the other way round. */
  decompoundQuery: boolean
  optionalWords: readonly string[]
  minProximity: number
  replaceSynonymsInHighlight: boolean
  responseFields: readonly string[]
  renderingContent: { readonly [name: string]: Json | undefined }
  userData: Json
}
