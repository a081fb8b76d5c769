import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { findHsts, sendHsts } from './send-hsts.ts'

test.each([
  [{}, 'max-age=63072000'],
  [{ HSTS: '' }, 'max-age=63072000'],
  [{ HSTS: 'max-age=300' }, 'max-age=300'],
  [{ HSTS: 'max-age=63072000; includeSubDomains' }, 'max-age=63072000; includeSubDomains'],
  [{ HSTS: 'off' }, undefined],
])('%j tells browsers %s: of subdomains where the setting says so alone', (env, value) => {
  expect(findHsts(env)).toBe(value)
})

test.each(['on', 'max-age=forever', 'max-age=300, includeSubDomains'])(
  'the admin does not start with HSTS=%s',
  (HSTS) => {
    expect(() => findHsts({ HSTS })).toThrow('HSTS must be off')
  },
)

test('each answer of the process says it', async () => {
  sendHsts({ HSTS: 'max-age=7' })
  const server = createServer((_, response) => response.end('ok'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const { headers } = await fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/any`)
  server.close()
  expect(headers.get('strict-transport-security')).toBe('max-age=7')
})
