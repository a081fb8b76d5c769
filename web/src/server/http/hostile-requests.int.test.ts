import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusesIn, talk, toRawGet } from '../testing/raw-client.ts'
import { type ServedSite, serveStandIn } from '../testing/serve-stand-in.ts'

let site: ServedSite
beforeAll(async () => {
  site = await serveStandIn()
})
afterAll(() => site.close())

const HOST = 'Host: localhost'
const toText = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
/** A second request that a proxy which counts bytes wrongly would take for part of the first one. */
const HIDDEN = toText('GET /hidden/ HTTP/1.1', HOST)
const CODINGS = (...names: string[]) => names.map((name) => `Transfer-Encoding: ${name}`)

async function say(text: string): Promise<number[]> {
  // The last request always ends the connection, so that the test need not wait for silence.
  return statusesIn(await talk(site.port, [text, toRawGet('/about/', 'Connection: close')], 3_000))
}

describe('a request whose end is ambiguous is refused and the connection is closed', () => {
  test.each([
    [
      'a length and chunked encoding',
      toText('GET / HTTP/1.1', HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    ],
    ['two Content-Length headers', toText('GET / HTTP/1.1', HOST, 'Content-Length: 5', 'Content-Length: 6')],
    ['two lengths in one Content-Length header', toText('GET / HTTP/1.1', HOST, 'Content-Length: 5, 6')],
    ['a length with a plus sign', toText('GET / HTTP/1.1', HOST, 'Content-Length: +5')],
    ['a negative length', toText('GET / HTTP/1.1', HOST, 'Content-Length: -1')],
    ['a length in hex', toText('GET / HTTP/1.1', HOST, 'Content-Length: 0x5')],
    ['a length of forty digits', toText('GET / HTTP/1.1', HOST, `Content-Length: ${'9'.repeat(40)}`)],
    ['another transfer coding after chunked', toText('GET / HTTP/1.1', HOST, 'Transfer-Encoding: chunked, identity')],
    ['a space before a colon', toText('GET / HTTP/1.1', HOST, 'Content-Length : 50')],
    ['a space before a header name', toText('GET / HTTP/1.1', HOST, ' Content-Length: 50')],
    ['a folded line', toText('GET / HTTP/1.1', HOST, 'X-A: a', ' b: c')],
    ['bare line feeds', `GET / HTTP/1.1\n${HOST}\n\n`],
    ['a bare carriage return', toText('GET / HTTP/1.1', HOST, 'X-A: a\rContent-Length: 50')],
    ['a null byte in a value', toText('GET / HTTP/1.1', HOST, 'X-A: a\0b')],
    ['a null byte in the address', toText('GET /about/\0 HTTP/1.1', HOST)],
    ['a line without a colon', toText('GET / HTTP/1.1', HOST, 'nonsense')],
    ['no Host header', toText('GET / HTTP/1.1', 'Accept: */*')],
    ['two Host headers', toText('GET / HTTP/1.1', HOST, 'Host: evil.example')],
    ['an unknown HTTP version', toText('GET / HTTP/9.9', HOST)],
    ['no HTTP version', toText('GET /')],
    ['a space in the address', toText('GET /about /x HTTP/1.1', HOST)],
    ['an unknown method', toText('GETT / HTTP/1.1', HOST)],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n'],
    ['the connection preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_name, text) => {
    const statuses = await say(text + HIDDEN)
    expect(statuses.length).toBeLessThanOrEqual(1)
    for (const status of statuses) expect([400, 421, 431, 501, 505]).toContain(status)
  })
})

describe('a request that is too large is refused with the right status', () => {
  test.each([
    [431, 'a long header', toText('GET / HTTP/1.1', HOST, `X-A: ${'a'.repeat(20_000)}`)],
    [431, 'many headers', toText('GET / HTTP/1.1', HOST, ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: aaaa`))],
    [431, 'a long address', toRawGet(`/${'a'.repeat(20_000)}/`)],
    [413, 'a large body', toText('POST /about/ HTTP/1.1', HOST, 'Content-Length: 99999999')],
    [413, 'a large body in a GET request', toText('GET /healthz HTTP/1.1', HOST, 'Content-Length: 99999999')],
  ])('%i for %s', async (status, _name, text) => expect(await say(text)).toEqual([status]))
})

describe('an unusual address gets the right page or an error, and the next request is answered', () => {
  const TARGETS: [status: number, target: string][] = [
    [301, '/%61bout/'],
    [301, '//about//'],
    [400, '/x/../about/'],
    [400, '/about/..'],
    [400, '/about%2f'],
    [400, '/about/%2e%2e/%2e%2e/etc/passwd'],
    [400, '/..%2f..%2fetc/passwd'],
    [404, '//evil.example/'],
    [400, '/\\evil.example/'],
    [404, '/http://evil.example/'],
    [400, '/about/%00'],
    [400, '/%'],
    [400, '/%zz/'],
    [400, '/%c0%af/'],
    [400, '/%ed%a0%80/'],
    [404, '/about;x=1/'],
    [404, `/${'a/'.repeat(2_000)}`],
    [404, `/${'a'.repeat(7_000)}/`],
    [404, '/__proto__/'],
    [404, '/constructor/'],
    [200, '/about/?%00=%zz&a[b]=c&__proto__[x]=1'],
    [200, `/about/?${'a=b&'.repeat(1_500)}`],
  ]
  test.each(TARGETS.map(([status, target]) => ({ status, target, name: target.slice(0, 40) })))(
    '$status for $name',
    async ({ status, target }) => expect(await say(toRawGet(target))).toEqual([status, 200]),
  )

  test.each([
    ['the address of another host', 'GET http://evil.example/about/ HTTP/1.1'],
    ['an address with a user name', 'GET http://a@localhost/about/ HTTP/1.1'],
    ['an address of another protocol', 'GET ftp://localhost/about/ HTTP/1.1'],
    ['an OPTIONS request for an asterisk', 'OPTIONS * HTTP/1.1'],
    ['a GET request for an asterisk', 'GET * HTTP/1.1'],
    ['an address with a fragment', 'GET /about/#x HTTP/1.1'],
    ['an address with non-ASCII letters', 'GET /\xe4bout/ HTTP/1.1'],
  ])('%s is refused', async (_name, line) => {
    const [status = 0] = await say(toText(line, HOST))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})

test.each([
  [200, 'http://localhost/about/'],
  [200, 'HTTP://localhost'],
  [301, 'http://localhost/about'],
  [200, 'http://localhost/healthz'],
])('%i is the status for the absolute address %s, whatever the Host header says', async (status, address) => {
  expect(await say(toText(`GET ${address} HTTP/1.1`, 'Host: evil.example'))).toEqual([status, 200])
})

test('a CONNECT request to another host gets no answer', async () => {
  expect(await say(toText('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443'))).toEqual([])
})

test('an unexpected request body is not read as another request', async () => {
  const behindGet = toText('GET /about/ HTTP/1.1', HOST, `Content-Length: ${HIDDEN.length}`) + HIDDEN
  expect(await say(behindGet)).toEqual([200])
  const posted = toText('POST /about/ HTTP/1.1', HOST, `Content-Length: ${HIDDEN.length}`) + HIDDEN
  expect(await say(posted)).toEqual([405])
  const chunked = `${toText('GET /about/ HTTP/1.1', HOST, 'Transfer-Encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`
  expect(await say(chunked)).toEqual([200])
  const broken = `${toText('GET /about/ HTTP/1.1', HOST, 'Transfer-Encoding: chunked')}zz\r\n`
  expect(await say(broken + HIDDEN)).toEqual([200])
})

describe('after an offer of another protocol nothing more is read, and the connection is closed after the answer', () => {
  const OFFER = ['Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAAP__', 'Upgrade: h2c']
  test.each<[string, number[], string]>([
    ['HTTP/2 for a page', [200], toText('GET /about/ HTTP/1.1', HOST, ...OFFER)],
    ['HTTP/2 in capitals', [200], toText('GET /about/ HTTP/1.1', HOST, ...OFFER.slice(0, 2), 'Upgrade: H2C')],
    ['HTTP/2 for a service', [200], toText('GET /healthz HTTP/1.1', HOST, ...OFFER)],
    [
      'HTTP/2 with a chunked body',
      [405],
      `${toText('POST /about/ HTTP/1.1', HOST, ...OFFER, 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    ],
    ['HTTP/2 with a body', [405], `${toText('POST /about/ HTTP/1.1', HOST, ...OFFER, 'Content-Length: 5')}hello`],
    ['two protocols', [400], toText('GET /about/ HTTP/1.1', HOST, ...OFFER, 'Upgrade: websocket')],
  ])('%s', async (_name, statuses, text) => {
    const said = await talk(site.port, [text + HIDDEN, HIDDEN], 3_000)
    expect(statusesIn(said)).toEqual(statuses)
    expect(said).toMatch(/^connection: close\r$/im)
  })
})

describe('a body with another transfer coding than chunked is refused and the connection is closed', () => {
  test.each([
    ['compressed, then chunked', 501, toText('POST /about/ HTTP/1.1', HOST, ...CODINGS('gzip, chunked'))],
    ['in two headers', 501, toText('POST /about/ HTTP/1.1', HOST, ...CODINGS('gzip', 'chunked'))],
    ['in a request for a page', 501, toText('GET /about/ HTTP/1.1', HOST, ...CODINGS('deflate,chunked'))],
    ['in a request for a service', 501, toText('GET /healthz HTTP/1.1', HOST, ...CODINGS('gzip, chunked'))],
    ['with an empty name', 501, toText('GET /about/ HTTP/1.1', HOST, ...CODINGS(', chunked'))],
    ['chunked twice', 400, toText('POST /about/ HTTP/1.1', HOST, ...CODINGS('chunked', 'chunked'))],
    ['chunked in HTTP/1.0', 400, toText('GET /about/ HTTP/1.0', HOST, 'Connection: keep-alive', ...CODINGS('chunked'))],
  ])('%s', async (_name, status, head) => {
    const said = await talk(site.port, [`${head}0\r\n\r\n${HIDDEN}`, HIDDEN], 3_000)
    expect(statusesIn(said)).toEqual([status])
    expect(said).toMatch(/^connection: close\r$/im)
  })

  test('the name of the chunked coding is read in any letter case', async () => {
    const head = toText('GET /about/ HTTP/1.1', HOST, 'Transfer-Encoding: Chunked')
    expect(await say(`${head}0\r\n\r\n`)).toEqual([200])
  })
})
