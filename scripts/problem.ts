/** A problem that the user at the keyboard can solve. It is shown as one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** Returns the system's error code (`EACCES`, `ENOSPC` …) of an unknown error, or ''. */
export function toErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
