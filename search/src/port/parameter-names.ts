import type { SettingParams } from './parse-overrides.ts'
import type { Parameters } from './read-parameter.ts'
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
  'restrictSearchableAttributes',
  'page',
  'offset',
  'length',
  'clickAnalytics',
  'getRankingInfo',
  'enableRules',
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
  'cursor',
]

/** About counting and experiments: they change no answer, so it is no news that nobody here reads them. */
const WITHOUT_EFFECT = [
  'analytics',
  'analyticsTags',
  'userToken',
  'percentileComputation',
  'enableABTest',
  'enablePersonalization',
  'personalizationImpact',
  'enableReRanking',
  'explain',
]

const KNOWN: ReadonlySet<string> = new Set([...REPLACED, ...READ, ...OTHERS, ...WITHOUT_EFFECT])
const MAX_TOLD = 20

/** Names that have no effect here: clients know more parameters every month, so none is refused. */
export function findUnknown(parameters: Parameters): string[] {
  return [...parameters.keys()]
    .filter((name) => !KNOWN.has(name) && !name.startsWith('x-algolia-'))
    .slice(0, MAX_TOLD)
    .map((name) => name.slice(0, 60))
}
