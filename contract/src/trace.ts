/** Header of the W3C by which one id goes from a CDN through every process that works on a request. */
export const TRACE_HEADER = 'traceparent'

const FORM = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/
const NOTHING = /^0+$/
const SAMPLED = 1

/** `trace`: 32 hexadecimal digits; `parent`: 16, the caller's span; `isSampled`: the caller keeps what it measures. */
type Traceparent = { trace: string; parent: string; isSampled: boolean }

/** What a caller's header names; undefined for anything that is no such header. */
export function readTraceparent(header: string | undefined): Traceparent | undefined {
  const [, trace = '', parent = '', flags = ''] = FORM.exec(header ?? '') ?? []
  if (trace === '' || header?.startsWith('ff') || NOTHING.test(trace) || NOTHING.test(parent)) return undefined
  return { trace, parent, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

/** The id of the trace that a caller names; undefined for anything that is none. */
export const readTrace = (header: string | undefined): string | undefined => readTraceparent(header)?.trace

/** For a call that belongs to a trace; `span`: 16 hexadecimal digits of the caller's own. */
export const toTraceparent = (trace: string, span: string, isSampled = true): string =>
  `00-${trace}-${span}-0${isSampled ? SAMPLED : 0}`

const SPAN_DIGITS = 16

/** For work that goes on later, of which only the trace was kept: its first digits stand for the span that began it. */
export const toLaterTraceparent = (trace: string): string => toTraceparent(trace, trace.slice(0, SPAN_DIGITS))
