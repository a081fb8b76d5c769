import type { IndexSettings } from './index-settings.ts'

/** Filters: all groups of the outer list must hold, and any one filter of an inner list (contract C.3). `isNot` negates; `score` is the weight for `sumOrFiltersScores` and optional filters. */
type FacetFilter = { attribute: string; value: string; isNot: boolean; score: number }
export type NumericOperator = '<' | '<=' | '=' | '!=' | '>' | '>='
export type NumericFilter =
  | { attribute: string; operator: NumericOperator; value: number; isNot: boolean }
  | { attribute: string; from: number; to: number; isNot: boolean }
export type Filter = ({ kind: 'facet' } & FacetFilter) | ({ kind: 'number' } & NumericFilter)
/** A conjunction of disjunctions, made from all of `filters`, `facetFilters`, `numericFilters` and `tagFilters`. */
export type FilterGroups = readonly (readonly Filter[])[]

export type Point = { lat: number; lng: number }
/** A box in degrees. It may cross the date line. */
export type Box = { north: number; south: number; west: number; east: number }

/** A request after its many accepted forms have been read: every field has one form, and index settings are filled in. */
export type SearchParams = Omit<
  IndexSettings,
  'attributesForFaceting' | 'numericAttributesForFiltering' | 'searchableAttributes' | 'unretrievableAttributes'
> & {
  query: string
  /** Facets that were asked for; `['*']` means every declared one. */
  facets: readonly string[]
  filters: FilterGroups
  /** Filters that raise or lower hits but never exclude any. */
  optionalFilters: FilterGroups
  sumOrFiltersScores: boolean
  facetingAfterDistinct: boolean
  /** Our own parameter: counts, for each facet value, the groups of `distinct` in which at least one record has it. */
  facetingByGroup: boolean
  restrictSearchableAttributes: readonly string[] | undefined
  page: number
  offset: number | undefined
  length: number | undefined
  clickAnalytics: boolean
  getRankingInfo: boolean
  enableRules: boolean
  /** Our own parameter: words only change the order of hits. Hits without any of the words come last. */
  keepUnmatched: boolean
  /** Our own parameters: records with one of these words in one of these attributes are not found. */
  withoutWords: string
  withoutAttributes: readonly string[]
  /** Whether the index's synonyms apply. */
  synonyms: boolean
  ruleContexts: readonly string[]
  around: Point | undefined
  /** Radius in metres. Undefined together with `around` means: nearest first, and nothing is excluded. */
  aroundRadius: number | undefined
  /** Metres within which two distances count as the same. */
  aroundPrecision: number
  /** Precision that grows with the distance: from `from` metres on it is `value`. When empty, `aroundPrecision` applies everywhere. */
  aroundRanges: readonly { from: number; value: number }[]
  boxes: readonly Box[]
  polygons: readonly (readonly Point[])[]
  /** The request as a URL-encoded text, for the answer's `params`. */
  text: string
  /** Messages about parameters that may have been meant differently, such as a filter on an undeclared attribute. They go into the answer's `message`. */
  warnings: readonly string[]
}

/** Request with `type: 'facet'` in a multi-query, or to the address of a facet. */
export type FacetSearchParams = SearchParams & { facet: string; facetQuery: string }
