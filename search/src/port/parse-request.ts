import { toFacetDeclarations } from '../columns/declared-attributes.ts'
import { findFacetWarnings, findFilterWarnings } from '../filters/find-warnings.ts'
import { parseFacetFilters } from '../filters/parse-facet-filters.ts'
import { MAX_COSTLY_FILTERS, toTooMany } from '../filters/parse-filters.ts'
import { parseRequestFilters } from '../filters/parse-request-filters.ts'
import { cutQuery } from '../query/cut-query.ts'
import type { IndexSettings } from './index-settings.ts'
import { mergeParameters, toParamsText } from './merge-parameters.ts'
import { refuseUnknownParameters } from './parameter-names.ts'
import { parseOverrides } from './parse-overrides.ts'
import { parsePlaces } from './parse-places.ts'
import {
  type Parameters,
  readFlag,
  readNested,
  readTextParameter,
  readTextsParameter,
  readWhole,
} from './read-parameter.ts'
import { SearchError } from './search-error.ts'
import type { FacetSearchParams, FilterGroups, SearchParams } from './search-params.ts'
import type { PortRequest } from './search-port.ts'
import { toShortValue } from './to-short-value.ts'

/** Highest `offset` and `page`, far beyond what any index shows. */
const MAX_PLACE = 1_000_000_000

/** Reads a search in any form that Algolia's clients write, and fills in the index's settings for what it does not say. Throws `SearchError` 400. */
export function parseRequest(request: PortRequest, settings: IndexSettings): SearchParams {
  const parameters = mergeParameters(request)
  return toParams(parameters, settings)
}

/** Reads a search for values of a facet that the settings declare as `searchable(…)`. Throws `SearchError` 400. */
export function parseFacetRequest(request: PortRequest, settings: IndexSettings): FacetSearchParams {
  const parameters = mergeParameters(request)
  const facet = readTextParameter(parameters, 'facet') ?? ''
  if (facet === '') throw new SearchError(400, 'Parameter facet: expected the name of a facet')
  const isSearchable = toFacetDeclarations(settings.attributesForFaceting).some(
    (declared) => declared.attribute === facet && declared.isSearchable,
  )
  if (!isSearchable) {
    const name = toShortValue(facet).slice(1, -1)
    throw new SearchError(
      400,
      `Facet ${name}: its values cannot be searched, declare searchable(${name}) in attributesForFaceting`,
    )
  }
  return {
    ...toParams(parameters, settings),
    facet,
    facetQuery: cutQuery(readTextParameter(parameters, 'facetQuery') ?? ''),
  }
}

function toParams(parameters: Parameters, settings: IndexSettings): SearchParams {
  refuseUnknownParameters(parameters)
  const { filters, warnings } = parseRequestFilters(parameters)
  const optionalFilters = parseFacetFilters('optionalFilters', readNested(parameters, 'optionalFilters'))
  if (optionalFilters.flat().length > MAX_COSTLY_FILTERS) throw toTooMany('optionalFilters', MAX_COSTLY_FILTERS)
  const facets = readTextsParameter(parameters, 'facets') ?? []
  return {
    ...parseOverrides(parameters, settings),
    ...readPaging(parameters),
    ...parsePlaces(parameters),
    query: cutQuery(readTextParameter(parameters, 'query') ?? ''),
    facets,
    filters,
    optionalFilters,
    sumOrFiltersScores: readFlag(parameters, 'sumOrFiltersScores') ?? false,
    facetingAfterDistinct: readFlag(parameters, 'facetingAfterDistinct') ?? false,
    facetingByGroup: readFlag(parameters, 'facetingByGroup') ?? false,
    restrictSearchableAttributes: readTextsParameter(parameters, 'restrictSearchableAttributes'),
    clickAnalytics: readFlag(parameters, 'clickAnalytics') ?? false,
    getRankingInfo: readFlag(parameters, 'getRankingInfo') ?? false,
    enableRules: readFlag(parameters, 'enableRules') ?? true,
    keepUnmatched: readFlag(parameters, 'keepUnmatched') ?? false,
    withoutWords: cutQuery(readTextParameter(parameters, 'withoutWords') ?? ''),
    withoutAttributes: readTextsParameter(parameters, 'withoutAttributes') ?? [],
    synonyms: readFlag(parameters, 'synonyms') ?? true,
    ruleContexts: readTextsParameter(parameters, 'ruleContexts') ?? [],
    text: toParamsText(parameters),
    warnings: [...warnings, ...findWarnings(settings, [...filters, ...optionalFilters], facets)],
  }
}

function findWarnings(settings: IndexSettings, filters: FilterGroups, facets: readonly string[]): string[] {
  return [...findFilterWarnings(settings, filters), ...findFacetWarnings(settings, facets)]
}

function readPaging(parameters: Parameters): Pick<SearchParams, 'page' | 'offset' | 'length'> {
  return {
    page: readWhole(parameters, 'page', [0, MAX_PLACE]) ?? 0,
    offset: readWhole(parameters, 'offset', [0, MAX_PLACE]),
    length: readWhole(parameters, 'length', [0, 1000]),
  }
}
