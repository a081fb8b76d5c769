import { expect, test } from 'vitest'
import type { CrawlAnswer } from './ask.ts'
import { checkPicture } from './check-picture.ts'

/** Makes a JPEG that ends after its frame header. */
function toJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 7)
  frame.writeUInt16BE(width, 9)
  return frame
}

function answer(width: number, height: number): CrawlAnswer {
  const body = toJpeg(width, height)
  return { status: 200, headers: { 'content-type': 'image/jpeg' }, text: '', body, bytes: body.length }
}
const source = { width: 640, height: 640 }

test('a picture that is larger than its source is reported', () => {
  const found = checkPicture(answer(1200, 630), { width: undefined }, source)
  expect(found.map(({ reason }) => reason)).toEqual(['1200x630 is larger than its source of 640x640'])
})

test('a frame around a whole picture may be larger than the source, but the picture in it may not', () => {
  const promised = { width: undefined, isWhole: true }
  expect(checkPicture(answer(1200, 630), promised, source)).toEqual([])
  expect(checkPicture(answer(1400, 700), promised, source)).toHaveLength(1)
})
