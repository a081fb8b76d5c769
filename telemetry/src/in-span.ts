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
  /** Header of the call that the work is for; without it the work belongs to what is under way. */
  traceparent?: string | undefined
  /** When the work began, if not now. */
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
 * Does the work as a span that is sent to where `startTracing` says; without tracing it only does the work. The span ends with the work,
 * and is marked as failed where that throws. Callers put nothing into attributes that no log may hold.
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

/** Id of the trace that the work under way belongs to, where it is traced. */
export const findSpanTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

/** `traceparent` of a call that the work under way makes, where it is traced. */
export function findSpanTraceparent(): string | undefined {
  const active = trace.getActiveSpan()?.spanContext()
  if (active === undefined) return undefined
  return toTraceparent(active.traceId, active.spanId, (active.traceFlags & TraceFlags.SAMPLED) !== 0)
}

/** How an answer went; those of 500 and above are failures. */
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

/** The kind of error alone: messages may hold what visitors typed. */
function fail(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
