/** Statuses: 400 for a request that cannot be understood, 403 for a key without the right, 404 for an unknown index, 413 for too much data, 429 and 503 for "try later". */
export type SearchStatus = 400 | 403 | 404 | 405 | 413 | 429 | 503

/** Refusal to be sent to the caller, with a message for developers. Any other error that is thrown is a fault of our own. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly status: SearchStatus

  constructor(status: SearchStatus, message: string) {
    super(message)
    this.status = status
  }
}
