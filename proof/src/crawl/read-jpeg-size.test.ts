import { expect, it } from 'vitest'
import { readJpegSize } from './read-jpeg-size.ts'

const START = [0xff, 0xd8]
const TABLES = [0xff, 0xc4, 0x00, 0x04, 0x01, 0x02]
const FRAME = [0xff, 0xc2, 0x00, 0x11, 0x08, 0x01, 0x2c, 0x02, 0x58]
const REST = Array.from({ length: 20 }, () => 0)

it('reads width and height after the tables', () => {
  expect(readJpegSize(Buffer.from([...START, ...TABLES, ...FRAME, ...REST]))).toEqual({ width: 600, height: 300 })
})

it.each([
  ['a file that is not a JPEG', [0x89, 0x50, 0x4e, 0x47, ...REST]],
  ['a JPEG that is cut off', [...START, ...TABLES]],
  ['a JPEG with a byte that starts no segment', [...START, 0x00, ...FRAME, ...REST]],
])('returns no size for %s', (_, bytes) => {
  expect(readJpegSize(Buffer.from(bytes))).toBeUndefined()
})
