import { SearchError, type SearchStatus } from '../port/search-error.ts'

const STATUSES = [400, 403, 404, 405, 413, 429] as const satisfies readonly SearchStatus[]

/** Refusals of Algolia as ours, with its status; hosts that all fail are 503. Anything else stays what it is. */
export function toSearchError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'RetryError') return new SearchError(503, 'Algolia cannot be reached.')
  if (!('status' in error)) return error
  const status = STATUSES.find((each) => each === error.status)
  if (status !== undefined) return new SearchError(status, error.message)
  // 401 and 402 are a key that is no longer good, and an application that was not paid for.
  const isRefusal = typeof error.status === 'number' && error.status >= 400 && error.status < 500
  return isRefusal ? new SearchError(403, error.message) : error
}
