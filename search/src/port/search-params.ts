import type { IndexSettings } from './index-settings.ts'

/** Outer all, inner any (contract C.3). `isNot` negates, `score` weighs for `sumOrFiltersScores` and optional filters. */
type FacetFilter = { attribute: string; value: string; isNot: boolean; score: number }
export type NumericOperator = '<' | '<=' | '=' | '!=' | '>' | '>='
export type NumericFilter =
  | { attribute: string; operator: NumericOperator; value: number; isNot: boolean }
  | { attribute: string; from: number; to: number; isNot: boolean }
export type Filter = ({ kind: 'facet' } & FacetFilter) | ({ kind: 'number' } & NumericFilter)
/** A conjunction of disjunctions: what all of `filters`, `facetFilters`, `numericFilters` and `tagFilters` come to. */
export type FilterGroups = readonly (readonly Filter[])[]

export type Point = { lat: number; lng: number }
/** Degrees; a box may cross the date line. */
export type Box = { north: number; south: number; west: number; east: number }

/** A request after its many accepted forms have been read: every field has one form, index settings are filled in. */
export type SearchParams = Omit<
  IndexSettings,
  'attributesForFaceting' | 'numericAttributesForFiltering' | 'searchableAttributes' | 'unretrievableAttributes'
> & {
  query: string
  /** Facets as asked for; `['*']` is every declared one. */
  facets: readonly string[]
  filters: FilterGroups
  /** Raise or lower, never exclude. */
  optionalFilters: FilterGroups
  sumOrFiltersScores: boolean
  facetingAfterDistinct: boolean
  /** Our own parameter: of each value the groups of `distinct` that have it, in whichever of their records. */
  facetingByGroup: boolean
  restrictSearchableAttributes: readonly string[] | undefined
  page: number
  offset: number | undefined
  length: number | undefined
  clickAnalytics: boolean
  getRankingInfo: boolean
  enableRules: boolean
  /** Our own parameter: words only put hits in order; what has none of them comes last. */
  keepUnmatched: boolean
  /** Our own parameters: what has one of these words in one of these attributes is not found. */
  withoutWords: string
  withoutAttributes: readonly string[]
  /** Whether the index's synonyms count. */
  synonyms: boolean
  ruleContexts: readonly string[]
  around: Point | undefined
  /** Metres; undefined with `around`: nearest first, nothing excluded. */
  aroundRadius: number | undefined
  /** Metres within which two distances count as the same. */
  aroundPrecision: number
  /** Where the precision grows with the distance: from `from` metres on it is `value`. Empty: `aroundPrecision` everywhere. */
  aroundRanges: readonly { from: number; value: number }[]
  boxes: readonly Box[]
  polygons: readonly (readonly Point[])[]
  /** The request as a URL-encoded text: the answer's `params`. */
  text: string
  /** What was read otherwise than it may have been meant, such as a filter on an undeclared attribute: for the answer's `message`. */
  warnings: readonly string[]
}

/** `type: 'facet'` of a multi-query, or the facet address. */
export type FacetSearchParams = SearchParams & { facet: string; facetQuery: string }
