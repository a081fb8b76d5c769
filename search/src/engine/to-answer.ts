import { randomBytes } from 'node:crypto'
import { searchFacetValues } from '../facets/search-facet-values.ts'
import { mergeParameters, toParamsText } from '../port/merge-parameters.ts'
import { parseFacetRequest, parseRequest } from '../port/parse-request.ts'
import { readTextParameter } from '../port/read-parameter.ts'
import type { FacetSearchResult, SearchResult } from '../port/search-answer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { PortRequest } from '../port/search-port.ts'
import { applyRules, type RuledRequest } from '../rules/apply-rules.ts'
import { mergeRendering } from '../rules/merge-rendering.ts'
import { type FoundDocuments, findDocuments } from './find-documents.ts'
import type { Generation } from './generation.ts'
import { findDocumentPlace } from './part.ts'
import { placeHits, type Window } from './place-hits.ts'
import type { TextCache } from './read-text-query.ts'
import { countFacetsOfFound, toFacetAnswer } from './to-facet-answer.ts'
import { toHits } from './to-hits.ts'

const QUERY_ID_BYTES = 16
const EXHAUSTIVE = { nbHits: true, facetsCount: true, typo: true }

/** Answers one request of a batch. `now` in milliseconds, for the validity of rules. Throws `SearchError` 400. */
export function toEngineAnswer(
  generation: Generation,
  request: PortRequest,
  now: number,
  cache: TextCache,
): SearchResult | FacetSearchResult {
  const began = performance.now()
  const { rules, remembered, synonyms } = generation
  const ruled = applyRules(request, rules, now, remembered.facetValues, synonyms)
  if (request.type === 'facet') return toFacetHits(generation, ruled, cache, began)
  const params = parseRequest(ruled.request, generation.settings)
  const documents = find(generation, params, ruled, cache)
  const window = toWindow(params)
  const { hits, total, ranked } = placeHits(generation, params, documents, ruled, window)
  const answer: SearchResult = {
    hits: toHits(generation, params, documents, hits, ranked),
    nbHits: total,
    ...toPages(params, total),
    ...toFacetAnswer(generation, params, documents.founds, ranked.leaders),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: EXHAUSTIVE,
    ...toEcho(request, params, ruled),
    index: request.indexName,
    ...toExtras(generation, params, documents, ruled),
    processingTimeMS: toTime(began),
  }
  return limitFields(answer, params.responseFields)
}

function find(
  generation: Generation,
  params: SearchParams,
  { hidden }: RuledRequest,
  cache: TextCache,
): FoundDocuments {
  const places = [...hidden].flatMap((objectID) => findDocumentPlace(generation.parts, objectID) ?? [])
  return findDocuments(generation, params, places, cache)
}

function toFacetHits(generation: Generation, ruled: RuledRequest, cache: TextCache, began: number): FacetSearchResult {
  const params = parseFacetRequest(ruled.request, generation.settings)
  const { founds } = find(generation, params, ruled, cache)
  const counts = countFacetsOfFound(generation, founds, [params.facet])
  return {
    facetHits: searchFacetValues(counts, params, generation.queryAnalyzer),
    exhaustiveFacetsCount: true,
    processingTimeMS: toTime(began),
  }
}

/** At least 1, as Algolia never returns 0. */
function toTime(began: number): number {
  return Math.max(1, Math.round(performance.now() - began))
}

function toWindow({ page, hitsPerPage, offset, length, paginationLimitedTo }: SearchParams): Window {
  const isOffset = offset !== undefined || length !== undefined
  const from = isOffset ? (offset ?? 0) : page * hitsPerPage
  const to = from + (isOffset ? (length ?? hitsPerPage) : hitsPerPage)
  return { from: Math.min(from, paginationLimitedTo), to: Math.min(to, paginationLimitedTo) }
}

type Pages = Pick<SearchResult, 'page' | 'nbPages' | 'hitsPerPage' | 'offset' | 'length'>

function toPages({ page, hitsPerPage, offset, length, paginationLimitedTo }: SearchParams, total: number): Pages {
  const reachable = Math.min(total, paginationLimitedTo)
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage)
  if (offset === undefined && length === undefined) return { page, nbPages, hitsPerPage }
  return { page, nbPages, hitsPerPage, offset: offset ?? 0, length: length ?? hitsPerPage }
}

/** Echoes the request as it came, not as rules changed it. */
function toEcho(
  request: PortRequest,
  params: SearchParams,
  ruled: RuledRequest,
): Pick<SearchResult, 'query' | 'params'> {
  if (ruled.applied.length === 0) return { query: params.query, params: params.text }
  const parameters = mergeParameters(request)
  return { query: readTextParameter(parameters, 'query') ?? '', params: toParamsText(parameters) }
}

type Extras = Pick<
  SearchResult,
  'renderingContent' | 'queryID' | 'queryAfterRemoval' | 'parsedQuery' | 'userData' | 'appliedRules' | 'message'
>

function toExtras(
  { settings }: Generation,
  params: SearchParams,
  { queryAfterRemoval }: FoundDocuments,
  ruled: RuledRequest,
): Extras {
  const message = toMessage(params)
  return {
    renderingContent: mergeRendering(ruled.renderingContent, settings.renderingContent),
    ...(params.clickAnalytics ? { queryID: randomBytes(QUERY_ID_BYTES).toString('hex') } : {}),
    ...(queryAfterRemoval === undefined ? {} : { queryAfterRemoval }),
    ...(params.getRankingInfo ? { parsedQuery: params.query } : {}),
    ...(ruled.userData.length > 0 ? { userData: [...ruled.userData] } : {}),
    ...(ruled.applied.length > 0 ? { appliedRules: ruled.applied.map(({ objectID }) => ({ objectID })) } : {}),
    ...(message === '' ? {} : { message }),
  }
}

function toMessage({ warnings, paginationLimitedTo, page, hitsPerPage, offset }: SearchParams): string {
  const notes = [...warnings]
  if ((offset ?? page * hitsPerPage) >= paginationLimitedTo && paginationLimitedTo > 0 && hitsPerPage > 0) {
    notes.push(`only the first ${paginationLimitedTo} hits can be reached (paginationLimitedTo)`)
  }
  return notes.join('; ')
}

/** `responseFields`: which fields an answer has besides those that every client needs. */
function limitFields(answer: SearchResult, fields: readonly string[]): SearchResult {
  if (fields.includes('*')) return answer
  const kept = new Set([...fields, ...ALWAYS])
  const limited: SearchResult = { ...answer }
  for (const name of OPTIONAL) if (!kept.has(name)) delete limited[name]
  return limited
}

const ALWAYS = ['message', 'queryID'] as const
const OPTIONAL = [
  'facets',
  'facets_stats',
  'queryAfterRemoval',
  'parsedQuery',
  'userData',
  'appliedRules',
  'offset',
  'length',
] as const
