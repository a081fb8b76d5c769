import type { IndexSettings } from './index-settings.ts'
import { isJson, type LimitedSetting, MAX_TAG, rankingSchema, SETTING_LIMITS } from './parse-settings.ts'
import {
  type Parameters,
  readFlag,
  readNested,
  readOneOf,
  readTextParameter,
  readTextsParameter,
  readWhole,
  refuseParameter,
} from './read-parameter.ts'
import type { SearchParams } from './search-params.ts'

/** All settings that `SearchParams` has, whether a request may replace them or not. */
export type SettingParams = Pick<SearchParams, Extract<keyof SearchParams, keyof IndexSettings>>

/** Returns the index's settings with the request's values in their place. */
export function parseOverrides(parameters: Parameters, settings: IndexSettings): SettingParams {
  const { attributesForFaceting, numericAttributesForFiltering, searchableAttributes, ...rest } = settings
  const { unretrievableAttributes, ...params } = rest
  return {
    ...params,
    ...readLists(parameters, settings),
    ...readTags(parameters, settings),
    ...readSizes(parameters, settings),
    ...readSwitches(parameters, settings),
    ...readModes(parameters, settings),
  }
}

function readLists(parameters: Parameters, settings: IndexSettings) {
  const list = <T>(name: keyof IndexSettings, inherited: T) => readTextsParameter(parameters, name) ?? inherited
  return {
    attributesToRetrieve: list('attributesToRetrieve', settings.attributesToRetrieve),
    attributesToHighlight: list('attributesToHighlight', settings.attributesToHighlight),
    attributesToSnippet: list('attributesToSnippet', settings.attributesToSnippet),
    ranking: readRanking(parameters) ?? settings.ranking,
    disableTypoToleranceOnAttributes: list(
      'disableTypoToleranceOnAttributes',
      settings.disableTypoToleranceOnAttributes,
    ),
    disableExactOnAttributes: list('disableExactOnAttributes', settings.disableExactOnAttributes),
    queryLanguages: list('queryLanguages', settings.queryLanguages),
    optionalWords: list('optionalWords', settings.optionalWords),
    responseFields: list('responseFields', settings.responseFields),
  }
}

function readRanking(parameters: Parameters): IndexSettings['ranking'] | undefined {
  const criteria = readTextsParameter(parameters, 'ranking')
  if (criteria === undefined) return undefined
  const { data, error } = rankingSchema.safeParse(criteria)
  if (data !== undefined) return data
  throw refuseParameter('ranking', criteria, (error.issues[0]?.message ?? '').replace('expected ', ''))
}

function readTags(parameters: Parameters, settings: IndexSettings) {
  return {
    highlightPreTag: readTag(parameters, 'highlightPreTag') ?? settings.highlightPreTag,
    highlightPostTag: readTag(parameters, 'highlightPostTag') ?? settings.highlightPostTag,
    snippetEllipsisText: readTag(parameters, 'snippetEllipsisText') ?? settings.snippetEllipsisText,
  }
}

function readTag(parameters: Parameters, name: string): string | undefined {
  const tag = readTextParameter(parameters, name)
  if (tag !== undefined && tag.length > MAX_TAG) throw refuseParameter(name, tag, `at most ${MAX_TAG} characters`)
  return tag
}

function readSizes(parameters: Parameters, settings: IndexSettings) {
  const size = (name: LimitedSetting) => readWhole(parameters, name, SETTING_LIMITS[name]) ?? settings[name]
  return {
    distinct: readDistinct(parameters) ?? settings.distinct,
    hitsPerPage: size('hitsPerPage'),
    maxValuesPerFacet: size('maxValuesPerFacet'),
    maxFacetHits: size('maxFacetHits'),
    minWordSizefor1Typo: size('minWordSizefor1Typo'),
    minWordSizefor2Typos: size('minWordSizefor2Typos'),
    minProximity: size('minProximity'),
  }
}

function readDistinct(parameters: Parameters): number | undefined {
  const value = parameters.get('distinct')
  if (value === true || value === 'true') return 1
  if (value === false || value === 'false') return 0
  return readWhole(parameters, 'distinct', SETTING_LIMITS.distinct)
}

function readSwitches(parameters: Parameters, settings: IndexSettings) {
  return {
    restrictHighlightAndSnippetArrays:
      readFlag(parameters, 'restrictHighlightAndSnippetArrays') ?? settings.restrictHighlightAndSnippetArrays,
    allowTyposOnNumericTokens: readFlag(parameters, 'allowTyposOnNumericTokens') ?? settings.allowTyposOnNumericTokens,
    ignorePlurals: readFlagOrLanguages(parameters, 'ignorePlurals') ?? settings.ignorePlurals,
    removeStopWords: readFlagOrLanguages(parameters, 'removeStopWords') ?? settings.removeStopWords,
    decompoundQuery: readFlag(parameters, 'decompoundQuery') ?? settings.decompoundQuery,
    replaceSynonymsInHighlight:
      readFlag(parameters, 'replaceSynonymsInHighlight') ?? settings.replaceSynonymsInHighlight,
  }
}

/** Reads a list of languages as true and an empty one as false. */
function readFlagOrLanguages(parameters: Parameters, name: string): boolean | undefined {
  const value = readNested(parameters, name)
  if (Array.isArray(value)) return (readTextsParameter(parameters, name) ?? []).length > 0
  if (typeof value === 'string' && /^[a-z]{2}(?:-[a-z]{2})?(?:,|$)/i.test(value)) return true
  return readFlag(parameters, name)
}

function readModes(parameters: Parameters, settings: IndexSettings) {
  return {
    sortFacetValuesBy: readOneOf(parameters, 'sortFacetValuesBy', ['count', 'alpha']) ?? settings.sortFacetValuesBy,
    typoTolerance: readTypoTolerance(parameters) ?? settings.typoTolerance,
    exactOnSingleWordQuery:
      readOneOf(parameters, 'exactOnSingleWordQuery', ['attribute', 'none', 'word']) ?? settings.exactOnSingleWordQuery,
    queryType: readOneOf(parameters, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']) ?? settings.queryType,
    removeWordsIfNoResults:
      readOneOf(parameters, 'removeWordsIfNoResults', ['none', 'lastWords', 'firstWords', 'allOptional']) ??
      settings.removeWordsIfNoResults,
    renderingContent: readRenderingContent(parameters) ?? settings.renderingContent,
  }
}

function readTypoTolerance(parameters: Parameters): IndexSettings['typoTolerance'] | undefined {
  const value = parameters.get('typoTolerance')
  if (value === 'min' || value === 'strict' || value === 'unknown') return value
  if (value !== undefined && typeof value !== 'boolean' && value !== 'true' && value !== 'false') {
    throw refuseParameter('typoTolerance', value, 'true, false, min, strict or unknown')
  }
  return readFlag(parameters, 'typoTolerance')
}

function readRenderingContent(parameters: Parameters): IndexSettings['renderingContent'] | undefined {
  const value = readNested(parameters, 'renderingContent')
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isJson(value)) {
    throw refuseParameter('renderingContent', value, 'an object')
  }
  return Object.fromEntries(Object.entries(value))
}
