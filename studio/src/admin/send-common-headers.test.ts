import { createServer, get, type OutgoingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { findHsts, sendCommonHeaders } from './send-common-headers.ts'

test.each([
  [{}, 'max-age=63072000'],
  [{ HSTS: '' }, 'max-age=63072000'],
  [{ HSTS: 'max-age=300' }, 'max-age=300'],
  [{ HSTS: 'max-age=63072000; includeSubDomains' }, 'max-age=63072000; includeSubDomains'],
  [{ HSTS: 'off' }, undefined],
])('the settings %j result in the HSTS header %s', (env, value) => {
  expect(findHsts(env)).toBe(value)
})

test.each(['on', 'max-age=forever', 'max-age=300, includeSubDomains'])(
  'the admin does not start with HSTS=%s',
  (HSTS) => {
    expect(() => findHsts({ HSTS })).toThrow('HSTS must be off')
  },
)

test('every answer of the process has the common headers, including a refusal by Node itself', async () => {
  sendCommonHeaders({ HSTS: 'max-age=7' })
  const server = createServer((_, response) => response.end('ok'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const heads = await Promise.all([{}, { expect: 'wonders' }].map((headers) => askHead(port, headers)))
  server.close()
  const common = { 'strict-transport-security': 'max-age=7', 'x-content-type-options': 'nosniff' }
  expect(heads).toMatchObject([
    { status: 200, headers: common },
    { status: 417, headers: common },
  ])
})

function askHead(port: number, headers: OutgoingHttpHeaders) {
  return new Promise((done, fail) => {
    get({ port, host: '127.0.0.1', headers }, (response) => {
      response.resume()
      done({ status: response.statusCode, headers: response.headers })
    }).on('error', fail)
  })
}
