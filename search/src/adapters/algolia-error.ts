import { SearchError, type SearchStatus } from '../port/search-error.ts'

const STATUSES = [400, 403, 404, 405, 413, 429] as const satisfies readonly SearchStatus[]

/** Turns refusals of Algolia into a `SearchError` with the same status; when all hosts fail, 503. Other errors stay unchanged. */
export function toSearchError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'RetryError') return new SearchError(503, 'Algolia cannot be reached.')
  if (!('status' in error)) return error
  const status = STATUSES.find((each) => each === error.status)
  if (status !== undefined) return new SearchError(status, error.message)
  // 401 and 402 mean a revoked key, and an application that was not paid for.
  const isRefusal = typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return isRefusal ? new SearchError(403, error.message) : error
}
