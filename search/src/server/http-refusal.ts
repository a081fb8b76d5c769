import { SearchError } from '../port/search-error.ts'

/** A refusal that has to do with HTTP itself: what `SearchError` has no status for. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly status: 405 | 408 | 415
  readonly allow: string | undefined

  constructor(status: 405 | 408 | 415, message: string, allow?: string) {
    super(message)
    this.status = status
    this.allow = allow
  }
}

export function refuseCall(message: string): never {
  throw new SearchError(400, message)
}
