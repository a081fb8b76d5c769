import { readTraceparent, toTraceparent } from '@menagerie/contract/trace'
import {
  type Attributes,
  type Context,
  context,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TimeInput,
  TraceFlags,
  trace,
} from '@opentelemetry/api'

type SpanFacts = {
  kind: 'server' | 'client' | 'consumer' | 'producer'
  attributes?: Attributes
  /** Header of the call that the work is for. Without it the work belongs to the current span. */
  traceparent?: string | undefined
  /** Time when the work began, if not now. */
  startTime?: TimeInput
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
} as const

const findTracer = () => trace.getTracer('menagerie')

/**
 * Does work in a span, which is sent as `startTracing` says. Without tracing it only does the work. The span ends with the work
 * and is marked as failed when that throws. Callers must put nothing into attributes that logs may not contain.
 */
export function inSpan<T>(name: string, facts: SpanFacts, work: (span: Span) => T): T {
  const { kind, attributes = {}, traceparent, startTime } = facts
  const options = { kind: KINDS[kind], attributes, ...(startTime !== undefined && { startTime }) }
  return findTracer().startActiveSpan(name, options, toParent(traceparent), (span) => {
    try {
      const made = work(span)
      if (!(made instanceof Promise)) return end(span, made)
      made.then(
        () => span.end(),
        (error: unknown) => fail(span, error),
      )
      return made
    } catch (error) {
      fail(span, error)
      throw error
    }
  })
}

/** Returns the id of the current trace, if there is one. */
export const findSpanTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

/** Returns the `traceparent` header for a call of the current work, if it is traced. */
export function findSpanTraceparent(): string | undefined {
  const active = trace.getActiveSpan()?.spanContext()
  if (active === undefined) return undefined
  return toTraceparent(active.traceId, active.spanId, (active.traceFlags & TraceFlags.SAMPLED) !== 0)
}

/** Notes the status of an answer. From 500 on it counts as a failure. */
export function noteStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

function toParent(traceparent: string | undefined): Context {
  const caller = readTraceparent(traceparent)
  if (caller === undefined) return context.active()
  return trace.setSpanContext(context.active(), {
    traceId: caller.trace,
    spanId: caller.parent,
    traceFlags: caller.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  })
}

function end<T>(span: Span, made: T): T {
  span.end()
  return made
}

/** Notes only the kind of an error, because messages may contain what visitors typed. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
