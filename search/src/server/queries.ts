import { z } from 'zod'
import type { AnsweredQuery } from '../port/search-answer.ts'
import { SearchError } from '../port/search-error.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import type { ApiAnswer } from './api-request.ts'
import { refuseCall } from './http-refusal.ts'
import type { NodeLimits } from './limits.ts'
import { fromUrlParams } from './url-params.ts'

const multiSchema = z.object({
  requests: z.array(z.record(z.string(), z.unknown())),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).nullish(),
})
const paramsSchema = z.record(z.string(), z.unknown())

/** Answers a multi-query, in the order of its requests. */
export async function answerQueries(
  reader: SearchReader,
  body: unknown,
  limits: Pick<NodeLimits, 'batch' | 'hits'>,
): Promise<ApiAnswer> {
  const parsed = multiSchema.safeParse(body)
  if (!parsed.success)
    return refuseCall('Expected {"requests": [{"indexName": …}], "strategy": "none" or "stopIfEnoughMatches"}.')
  const { requests, strategy } = parsed.data
  if (requests.length > limits.batch)
    throw new SearchError(413, `At most ${limits.batch} requests at once, these are ${requests.length}.`)
  if (requests.length === 0) return { body: { results: [] } }
  const asked = requests.map((request) => toRequest(request))
  const hits = asked.reduce((sum, request) => sum + countHits(request), 0)
  if (hits > limits.hits) throw new SearchError(413, `At most ${limits.hits} hits at once, these are ${hits}.`)
  if (strategy === 'stopIfEnoughMatches')
    return { body: { results: untilEnough((await reader.search(asked)).results) } }
  return reader.searchAsJson === undefined
    ? { body: await reader.search(asked) }
    : { json: await reader.searchAsJson(asked) }
}

/** Answers `/1/indexes/{index}/query`, and `GET` with the parameters in the address. */
export async function answerQuery(reader: SearchReader, indexName: string, params: unknown): Promise<AnsweredQuery> {
  return one(reader, toRequest({ ...toParams(params), indexName, type: 'default' }))
}

/** Answers `/1/indexes/{index}/facets/{facet}/query`. */
export async function answerFacetQuery(
  reader: SearchReader,
  where: { indexName: string; facet: string },
  params: unknown,
) {
  return one(reader, toRequest({ ...toParams(params), ...where, type: 'facet' }))
}

async function one(reader: SearchReader, request: PortRequest): Promise<AnsweredQuery> {
  const { results } = await reader.search([request])
  const [result] = results
  if (result === undefined) throw new Error('The engine gave no answer to a request.')
  return result
}

/** Algolia's number of hits for a request that names none. */
const USUAL_HITS = 20

function countHits({ hitsPerPage, length }: PortRequest): number {
  const asked = Number(hitsPerPage ?? length ?? USUAL_HITS)
  return Number.isFinite(asked) ? Math.max(0, asked) : 0
}

function toParams(params: unknown): Record<string, unknown> {
  const parsed = paramsSchema.safeParse(params ?? {})
  return parsed.success ? parsed.data : refuseCall('Expected an object of search parameters.')
}

/** Reads a request. Fields beside `params` win over those in this URL-encoded text. */
function toRequest({ params, ...rest }: Record<string, unknown>): PortRequest {
  const { indexName } = rest
  if (typeof indexName !== 'string' || indexName === '') return refuseCall('indexName: expected the name of an index.')
  if (params === undefined || params === null) return { ...rest, indexName }
  if (typeof params === 'object') return { ...toParams(params), ...rest, indexName }
  if (typeof params !== 'string') return refuseCall('params: expected URL-encoded search parameters.')
  return { ...fromUrlParams(new URLSearchParams(params)), ...rest, indexName }
}

/** Marks all requests after the first one with a full page of results as not processed. */
function untilEnough(results: readonly AnsweredQuery[]): unknown[] {
  const enough = results.findIndex((result) => 'hits' in result && result.nbHits >= result.hitsPerPage)
  return results.map((result, at) =>
    enough >= 0 && at > enough ? toUnprocessed(result) : { ...result, processed: true },
  )
}

function toUnprocessed(result: AnsweredQuery): unknown {
  if (!('hits' in result)) return { facetHits: [], exhaustiveFacetsCount: true, processingTimeMS: 0, processed: false }
  const { index, query, params, page, hitsPerPage, renderingContent } = result
  const nothing = { hits: [], nbHits: 0, nbPages: 0, processingTimeMS: 0, processed: false }
  return { index, query, params, page, hitsPerPage, renderingContent, ...nothing }
}
