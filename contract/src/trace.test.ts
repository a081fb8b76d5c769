import { expect, test } from 'vitest'
import { readTrace, readTraceparent, toLaterTraceparent, toTraceparent } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

test('the trace id is read from a traceparent written here and from one of a later version', () => {
  expect(readTrace(toTraceparent(TRACE, SPAN))).toBe(TRACE)
  expect(readTrace(`01-${TRACE}-${SPAN}-00-more`)).toBe(TRACE)
})

test.each([
  undefined,
  '',
  'x',
  `00-${TRACE}-${SPAN}`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}\n-${SPAN}-01`,
])('no trace id is read from the header %s', (header) => {
  expect(readTrace(header)).toBeUndefined()
})

test.each([true, false])('the sampled flag of a traceparent is read as it was written: %s', (isSampled) => {
  expect(readTraceparent(toTraceparent(TRACE, SPAN, isSampled))).toEqual({ trace: TRACE, parent: SPAN, isSampled })
})

test('a traceparent for later work keeps the trace id', () => {
  expect(readTrace(toLaterTraceparent(TRACE))).toBe(TRACE)
})
