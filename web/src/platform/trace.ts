import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { readTrace, toTraceparent } from '@menagerie/contract/trace'
import { findSpanTrace, findSpanTraceparent } from '@menagerie/telemetry/in-span'

const current = new AsyncLocalStorage<string>()
const SPAN_BYTES = 8

/** Runs the work on a request as part of the trace that `traceparent` names, if it names one. */
export function inTrace<T>(traceparent: string | undefined, work: () => T): T {
  const trace = readTrace(traceparent)
  return trace === undefined ? work() : current.run(trace, work)
}

/** Returns the id of the trace of the request in progress. */
export const findTrace = (): string | undefined => findSpanTrace() ?? current.getStore()

/** Returns the `traceparent` header for calls on behalf of the request in progress; none without a trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = findSpanTraceparent()
  if (traceparent !== undefined) return { traceparent }
  const trace = current.getStore()
  return trace === undefined ? {} : { traceparent: toTraceparent(trace, randomBytes(SPAN_BYTES).toString('hex')) }
}
