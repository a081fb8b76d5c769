import type { ErrorAnswer } from '@menagerie/contract/error-answer'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 414 | 503

/** An expected refusal: becomes the answer `{message, errors?}` (spec §8) with this status. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly errors: ErrorAnswer['errors']

  constructor(status: RefusalStatus, message: string, errors: ErrorAnswer['errors'] = undefined) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }

  toAnswer(): ErrorAnswer {
    return this.errors === undefined ? { message: this.message } : { message: this.message, errors: this.errors }
  }
}
