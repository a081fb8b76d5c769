import { describe, expect, test } from 'vitest'
import { readPlainHead } from './request-head.ts'

const read = (...lines: string[]) => readPlainHead(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'))
const GET = 'GET /a/?b=c HTTP/1.1'
const HOST = 'Host: localhost:3000'

test('a plain GET is parsed, whatever the letter case of its header names', () => {
  expect(
    read(GET, 'hOsT:  localhost:3000 ', 'ACCEPT-Encoding: br', 'If-none-match: "x"', 'Connection: keep-alive'),
  ).toEqual({
    target: '/a/?b=c',
    host: 'localhost:3000',
    acceptEncoding: 'br',
    ifNoneMatch: '"x"',
    forwardedFor: undefined,
    traceparent: undefined,
    isArrival: true,
  })
})

test.each([
  ['none', true],
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
])('Sec-Fetch-Site %s tells whether a visitor arrives from another website', (site, isArrival) => {
  expect(read(GET, HOST, `Sec-Fetch-Site: ${site}`)?.isArrival).toBe(isArrival)
})

test('X-Forwarded-For is read from one line or from several', () => {
  const head = read(GET, HOST, 'X-Forwarded-For: 192.0.2.1, 10.0.0.1', 'x-forwarded-for: 10.0.0.2')
  expect(head?.forwardedFor).toBe('192.0.2.1, 10.0.0.1, 10.0.0.2')
})

test('the Traceparent header of a CDN is read', () => {
  expect(read(GET, HOST, 'Traceparent: 00-a-b-01')?.traceparent).toBe('00-a-b-01')
})

describe('any other request head is left to the full parser', () => {
  test.each([
    ['another method', ['POST / HTTP/1.1', HOST]],
    ['a HEAD request', ['HEAD / HTTP/1.1', HOST]],
    ['an old HTTP version', ['GET / HTTP/1.0', HOST]],
    ['another protocol', ['GET / HTTP/2.0', HOST]],
    ['an absolute address', ['GET http://evil.example/ HTTP/1.1', HOST]],
    ['a space in the address', ['GET /a b HTTP/1.1', HOST]],
    ['no Host header', [GET, 'Accept: */*']],
    ['two Host headers', [GET, HOST, 'Host: evil.example']],
    ['a body with a length', [GET, HOST, 'Content-Length: 0']],
    ['a chunked body', [GET, HOST, 'Transfer-Encoding: chunked']],
    ['a space before the colon', [GET, HOST, 'Transfer-Encoding : chunked']],
    ['a folded line', [GET, HOST, 'X-A: b', ' c: d']],
    ['a bare line feed', [GET, HOST, 'X-A: b\nContent-Length: 5']],
    ['a bare carriage return', [GET, HOST, 'X-A: b\rContent-Length: 5']],
    ['a null byte', [GET, HOST, 'X-A: \0']],
    ['a header without a name', [GET, HOST, ': x']],
    ['a request to close the connection', [GET, HOST, 'Connection: close']],
    ['an upgrade', [GET, HOST, 'Connection: Upgrade', 'Upgrade: websocket']],
    ['an Expect header', [GET, HOST, 'Expect: 100-continue']],
    ['two requests sent together', [GET, HOST, '', 'GET /b/ HTTP/1.1', HOST]],
  ])('%s', (_name, lines) => {
    expect(read(...lines)).toBeUndefined()
  })

  test('an incomplete head, a head with more bytes after it, and a very long head', () => {
    expect(readPlainHead(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n'))).toBeUndefined()
    expect(readPlainHead(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nrest'))).toBeUndefined()
    expect(read(GET, HOST, `X-A: ${'a'.repeat(10_000)}`)).toBeUndefined()
    expect(readPlainHead(Buffer.alloc(0))).toBeUndefined()
  })
})
