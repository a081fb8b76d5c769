import type { SearchReader } from '../port/search-port.ts'
import type { ApiAnswer, ApiRequest } from './api-request.ts'
import { HttpRefusal } from './http-refusal.ts'
import type { NodeLimits } from './limits.ts'
import { answerFacetQuery, answerQueries, answerQuery } from './queries.ts'
import { fromUrlParams } from './url-params.ts'

/** Tells whether an address belongs to the reading side. Its method is checked afterwards. */
export function isReading({ method, path }: Pick<ApiRequest, 'method' | 'path'>): boolean {
  const [root, index, what, , end] = path
  if (root !== 'indexes' || index === undefined) return false
  if (path.length === 2) return method === 'GET'
  if (path.length === 3)
    return index === '*' ? what === 'queries' : what === 'query' && (method === 'POST' || method === 'GET')
  return path.length === 5 && what === 'facets' && end === 'query'
}

/** Names below an index that are calls, not ids of records. */
const CALLS: ReadonlySet<string> = new Set(['browse', 'settings', 'query'])

/** Tells whether a request reads one or several records by id. They come from a node's store and need a key that may search. */
export function isReadingRecords({ method, path }: Pick<ApiRequest, 'method' | 'path'>): boolean {
  const [root, index, id] = path
  if (root !== 'indexes' || path.length !== 3 || id === undefined) return false
  return index === '*' ? method === 'POST' && id === 'objects' : method === 'GET' && !CALLS.has(id)
}

/** Answers a reading request. Throws SearchError, and 405 for a method that the address does not have. */
export async function answerReading(
  reader: SearchReader,
  request: ApiRequest,
  limits: Pick<NodeLimits, 'batch' | 'hits'>,
): Promise<ApiAnswer> {
  const { method, path, address, body } = request
  const [, index = '', what, facet = ''] = path
  if (path.length === 2) return { body: await answerQuery(reader, index, fromUrlParams(address)) }
  if (method !== 'POST') throw new HttpRefusal(405, 'This address takes POST.', 'POST, OPTIONS')
  if (what === 'queries') return answerQueries(reader, body, limits)
  if (what === 'query') return { body: await answerQuery(reader, index, body) }
  return { body: await answerFacetQuery(reader, { indexName: index, facet }, body) }
}
