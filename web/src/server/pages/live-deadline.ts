import { SearchError } from '@menagerie/search/port/search-error'
import { TryLater } from '../../platform/try-later.ts'

/** Runs work with a deadline, whether the work observes the signal or not. */
export async function withDeadline<T>(
  ms: number,
  gone: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<{ value: T } | { error: unknown }> {
  const signal = AbortSignal.any([gone, AbortSignal.timeout(ms)])
  const { promise: over, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    return { value: await Promise.race([run(signal), over]) }
  } catch (error) {
    return { error }
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Tells whether another try soon may succeed: a time-out, or a service that is just starting. */
export function isPassing(error: unknown): boolean {
  if (error instanceof TryLater) return true
  if (error instanceof SearchError) return error.status === 503
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError')
}
