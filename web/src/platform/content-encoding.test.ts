import { expect, test } from 'vitest'
import { CONTENT_ENCODINGS, chooseEncoding, decode, encode } from './content-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.8, BR;q=0', 'gzip'],
  ['br;q=0, gzip; q=0.000', 'identity'],
  ['identity', 'identity'],
  ['*', 'identity'],
  ['brx, xgzip', 'identity'],
  ['x-gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=0.5', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['identity;q=0', 'identity'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0, br;q=0, *;q=0.1', 'gzip'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
  expect(chooseEncoding(header)).toBe(encoding)
})

test.each(CONTENT_ENCODINGS)('decoding %s returns the bytes that were encoded', (encoding) => {
  for (const text of ['', 'short', 'Zwölf Boxkämpfer '.repeat(5_000)]) {
    const body = Buffer.from(text)
    expect(decode(encode(body, encoding), encoding).toString()).toBe(text)
  }
})
