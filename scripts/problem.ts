/** Something the person at the keyboard can mend: shown as its one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/** The system's error code (`EACCES`, `ENOSPC` …) of an unknown error, '' when it has none. */
export function toErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
