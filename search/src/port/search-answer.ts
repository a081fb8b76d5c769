import type { Json } from './search-record.ts'
import type { Understood } from './understood.ts'

export type MatchLevel = 'none' | 'partial' | 'full'

export type Highlighted = {
  value: string
  matchLevel: MatchLevel
  /** Words of the query as typed, folded. */
  matchedWords: string[]
  fullyHighlighted?: boolean
}
export type Snippeted = { value: string; matchLevel: MatchLevel }
/** Values in the same nesting as the record. */
export type HighlightTree<T> = T | HighlightTree<T>[] | { [attribute: string]: HighlightTree<T> }

export type RankingInfo = {
  nbTypos: number
  firstMatchedWord: number
  proximityDistance: number
  userScore: number
  /** Distance in metres. */
  geoDistance: number
  geoPrecision: number
  nbExactWords: number
  words: number
  filters: number
  promoted?: boolean
  matchedGeoLocation?: { lat: number; lng: number; distance: number }
}

export type Hit = {
  objectID: string
  _highlightResult?: { [attribute: string]: HighlightTree<Highlighted> }
  _snippetResult?: { [attribute: string]: HighlightTree<Snippeted> }
  _rankingInfo?: RankingInfo
  _distinctSeqID?: number
  [attribute: string]: unknown
}

export type FacetStats = { min: number; max: number; avg: number; sum: number }

export type SearchResult = {
  index: string
  hits: Hit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  query: string
  params: string
  processingTimeMS: number
  exhaustiveNbHits: boolean
  exhaustiveFacetsCount: boolean
  exhaustiveTypo: boolean
  exhaustive: { nbHits: boolean; facetsCount: boolean; typo: boolean }
  renderingContent: { [name: string]: Json | undefined }
  facets?: { [attribute: string]: { [value: string]: number } }
  facets_stats?: { [attribute: string]: FacetStats }
  queryID?: string
  queryAfterRemoval?: string
  parsedQuery?: string
  userData?: Json[]
  appliedRules?: { objectID: string }[]
  message?: string
  offset?: number
  length?: number
  /** Extension of Algolia's answer: how the query's words were understood. */
  understood?: Understood
}

export type FacetSearchResult = {
  facetHits: { value: string; highlighted: string; count: number }[]
  exhaustiveFacetsCount: boolean
  processingTimeMS: number
}

/** Answer to one query of a multi-query. */
export type AnsweredQuery = SearchResult | FacetSearchResult
