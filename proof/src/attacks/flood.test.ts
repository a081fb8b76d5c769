import { expect, test } from 'vitest'
import { findEnd } from './flood.ts'

const CHUNKED = 'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nNot found\r\n0\r\n\r\n'
const EMPTY = 'HTTP/1.1 304 Not Modified\r\nETag: "1"\r\n\r\n'
const SIZED = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

test.each([CHUNKED, EMPTY, SIZED])('an answer is one, whatever follows: %j', (answer) => {
  expect(findEnd(answer)).toBe(answer.length)
  expect(findEnd(`${answer}${SIZED}`)).toBe(answer.length)
})

test('an answer that is not all there has no end', () => {
  const ends = [CHUNKED, SIZED].flatMap((answer) =>
    Array.from({ length: answer.length }, (_, length) => findEnd(answer.slice(0, length))),
  )
  expect(new Set(ends)).toEqual(new Set([0]))
})
