import { SearchError } from '../port/search-error.ts'

/** A refusal about HTTP itself, with a status that `SearchError` does not have. */
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
