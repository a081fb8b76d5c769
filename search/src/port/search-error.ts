/** 400 a request that cannot be understood, 403 a key that may not, 404 an index that is not there, 413 too much, 429 and 503 later. */
export type SearchStatus = 400 | 403 | 404 | 405 | 413 | 429 | 503

/** A refusal for the caller, in words for developers. Anything else that is thrown is our own fault. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  readonly status: SearchStatus

  constructor(status: SearchStatus, message: string) {
    super(message)
    this.status = status
  }
}
