import type { SettingParams } from './parse-overrides.ts'
import type { Parameters } from './read-parameter.ts'
import { refuseUnsupported } from './refuse-unsupported.ts'
import type { SearchParams } from './search-params.ts'

/** What a request may say in place of the index's settings. */
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
  // The helper of InstantSearch names a facet twice.
  'facetName',
  // Our own parameter: what rules are about where a query was taken apart.
  'ruledQuery',
  'cursor',
]

/** About counting and experiments: they change no answer, so that they are not read is not worth a message. */
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

/** Throws `SearchError` 400: an answer that left out what was asked for would be taken for one with it. */
export function refuseUnknownParameters(parameters: Parameters): void {
  const others = [...parameters].filter(([name]) => !KNOWN.has(name) && !name.startsWith('x-algolia-'))
  refuseUnsupported('parameter', others)
}

/** The same for the name and value of one that a rule puts into requests. */
export function refuseUnknownParameter(name: string, value: unknown): void {
  refuseUnknownParameters(new Map([[name, value]]))
}
