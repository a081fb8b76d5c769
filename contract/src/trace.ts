/** W3C header that passes one trace id from a CDN through every process that handles a request. */
export const TRACE_HEADER = 'traceparent'

const FORM = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/
const NOTHING = /^0+$/
const SAMPLED = 1

/** `trace`: 32 hexadecimal digits; `parent`: 16, the caller's span; `isSampled`: the caller records this trace. */
type Traceparent = { trace: string; parent: string; isSampled: boolean }

/** Parses a caller's header; undefined if it is malformed. */
export function readTraceparent(header: string | undefined): Traceparent | undefined {
  const [, trace = '', parent = '', flags = ''] = FORM.exec(header ?? '') ?? []
  if (trace === '' || header?.startsWith('ff') || NOTHING.test(trace) || NOTHING.test(parent)) return undefined
  return { trace, parent, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

/** The trace id of a caller's header; undefined if it is malformed. */
export const readTrace = (header: string | undefined): string | undefined => readTraceparent(header)?.trace

/** Header for a call that belongs to a trace; `span`: 16 hexadecimal digits, the caller's span. */
export const toTraceparent = (trace: string, span: string, isSampled = true): string =>
  `00-${trace}-${span}-0${isSampled ? SAMPLED : 0}`

const SPAN_DIGITS = 16

/**
 * Header for later work of which only the trace was stored: the first digits of the trace take the place of the span.
 */
export const toLaterTraceparent = (trace: string): string => toTraceparent(trace, trace.slice(0, SPAN_DIGITS))
