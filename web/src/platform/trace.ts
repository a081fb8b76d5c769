import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { readTrace, toTraceparent } from '@menagerie/contract/trace'
import { findSpanTrace, findSpanTraceparent } from '@menagerie/telemetry/in-span'

const current = new AsyncLocalStorage<string>()
const SPAN_BYTES = 8

/** Runs the work on a request as part of the trace that its `traceparent` names, if it names one. */
export function inTrace<T>(traceparent: string | undefined, work: () => T): T {
  const trace = readTrace(traceparent)
  return trace === undefined ? work() : current.run(trace, work)
}

/** Id of the trace that the request under way belongs to. */
export const findTrace = (): string | undefined => findSpanTrace() ?? current.getStore()

/** The `traceparent` of a call for the request under way, or none. */
export function traceHeaders(): Record<string, string> {
  const traceparent = findSpanTraceparent()
  if (traceparent !== undefined) return { traceparent }
  const trace = current.getStore()
  return trace === undefined ? {} : { traceparent: toTraceparent(trace, randomBytes(SPAN_BYTES).toString('hex')) }
}
