import type { ErrorAnswer } from '@menagerie/contract/error-answer'

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 414 | 415 | 422 | 429 | 503

/** An expected refusal, answered as `{message, errors?}` (spec §8) with this status. */
export class CallRefusal extends Error {
  readonly status: RefusalStatus
  readonly errors: ErrorAnswer['errors']
  /** Seconds after which a retry may succeed; undefined if it never will. */
  readonly retryAfterS: number | undefined

  constructor(
    status: RefusalStatus,
    message: string,
    errors: ErrorAnswer['errors'] = undefined,
    retryAfterS: number | undefined = status === 503 ? 1 : undefined,
  ) {
    super(message)
    this.retryAfterS = retryAfterS
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
  }

  toAnswer(): ErrorAnswer {
    return this.errors === undefined ? { message: this.message } : { message: this.message, errors: this.errors }
  }
}

export const toCrowdRefusal = () => new CallRefusal(503, 'Too many calls at once: ask again in a moment')

/** Refuses the calling program because of its token. */
export class TokenRefusal extends CallRefusal {
  override toAnswer(): ErrorAnswer {
    return { ...super.toAnswer(), isOfToken: true }
  }
}

/** A refusal without a mistake of the visitor: sites show it as information, not as an error. */
export class StateNotice extends CallRefusal {
  override toAnswer(): ErrorAnswer {
    return { ...super.toAnswer(), isNotice: true }
  }
}
