import type { SettingParams } from './parse-overrides.ts'
import type { Parameters } from './read-parameter.ts'
import { refuseUnsupported } from './refuse-unsupported.ts'
import type { SearchParams } from './search-params.ts'

/** Parameters by which a request may replace the index's settings. */
const REPLACED = [
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'ranking',
  'disableTypoToleranceOnAttributes',
  'disableExactOnAttributes',
  'queryLanguages',
  'optionalWords',
  'responseFields',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'distinct',
  'hitsPerPage',
  'maxValuesPerFacet',
  'maxFacetHits',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'minProximity',
  'restrictHighlightAndSnippetArrays',
  'allowTyposOnNumericTokens',
  'ignorePlurals',
  'removeStopWords',
  'decompoundQuery',
  'replaceSynonymsInHighlight',
  'sortFacetValuesBy',
  'typoTolerance',
  'exactOnSingleWordQuery',
  'queryType',
  'removeWordsIfNoResults',
  'renderingContent',
] as const satisfies (keyof SettingParams)[]

const READ = [
  'query',
  'facets',
  'filters',
  'optionalFilters',
  'sumOrFiltersScores',
  'facetingAfterDistinct',
  'facetingByGroup',
  'restrictSearchableAttributes',
  'page',
  'offset',
  'length',
  'clickAnalytics',
  'getRankingInfo',
  'enableRules',
  'keepUnmatched',
  'withoutWords',
  'withoutAttributes',
  'synonyms',
  'ruleContexts',
  'aroundRadius',
  'aroundPrecision',
] as const satisfies (keyof SearchParams)[]

const OTHERS = [
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'insideBoundingBox',
  'insidePolygon',
  'facet',
  'facetQuery',
  // InstantSearch's helper sends the name of a facet a second time under this name.
  'facetName',
  // Our own parameter: the query that rules are matched against where the original query was taken apart.
  'ruledQuery',
  'cursor',
]

/** Parameters about analytics and experiments. They change no answer, so ignoring them needs no message. */
const WITHOUT_EFFECT = [
  'analytics',
  'analyticsTags',
  'userToken',
  'percentileComputation',
  'enableABTest',
  'enablePersonalization',
  'personalizationImpact',
  'enableReRanking',
  'allowCompressionOfIntegerArray',
  'advancedSyntaxFeatures',
]

const KNOWN: ReadonlySet<string> = new Set([...REPLACED, ...READ, ...OTHERS, ...WITHOUT_EFFECT])

/** Throws `SearchError` 400 for unknown parameters: callers would take an answer that ignored them for the one they asked for. */
export function refuseUnknownParameters(parameters: Parameters): void {
  const others = [...parameters].filter(([name]) => !KNOWN.has(name) && !name.startsWith('x-algolia-'))
  refuseUnsupported('parameter', others)
}

/** Does the same for the name and value of a parameter that a rule puts into requests. */
export function refuseUnknownParameter(name: string, value: unknown): void {
  refuseUnknownParameters(new Map([[name, value]]))
}
