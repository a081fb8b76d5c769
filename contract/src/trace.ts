/** Header of the W3C by which one id goes from a CDN through every process that works on a request. */
export const TRACE_HEADER = 'traceparent'

const FORM = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(?:-.*)?$/
const NOTHING = /^0+$/

/** The id of the trace that a caller names; undefined for anything that is none. */
export function readTrace(header: string | undefined): string | undefined {
  const [, trace = '', parent = ''] = FORM.exec(header ?? '') ?? []
  return trace === '' || header?.startsWith('ff') || NOTHING.test(trace) || NOTHING.test(parent) ? undefined : trace
}

/** For a call that belongs to a trace; `span`: 16 hexadecimal digits of the caller's own. */
export const toTraceparent = (trace: string, span: string): string => `00-${trace}-${span}-01`
