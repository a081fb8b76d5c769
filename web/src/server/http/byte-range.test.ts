import { expect, test } from 'vitest'
import { readRange } from './byte-range.ts'

test.each([
  ['bytes=0-9', 100, { start: 0, end: 9 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=-10', 100, { start: 90, end: 99 }],
  ['bytes=-1000', 100, { start: 0, end: 99 }],
  ['bytes=50-1000', 100, { start: 50, end: 99 }],
  ['BYTES=0-0', 100, { start: 0, end: 0 }],
  ['bytes=100-', 100, 'none'],
  ['bytes=-0', 100, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=9-0', 100, undefined],
  ['bytes=0-1,5-6', 100, undefined],
  ['bytes=-', 100, undefined],
  ['bytes=a-b', 100, undefined],
  ['bytes=0x1-2', 100, undefined],
  [`bytes=${'9'.repeat(400)}-`, 100, undefined],
  ['pages=1-2', 100, undefined],
  [undefined, 100, undefined],
])('parses the Range header %s for a file of %i bytes', (header, size, range) => {
  expect(readRange(header, size)).toEqual(range)
})
