import { toNetworks } from '@menagerie/contract/client-address'
import { expect, test } from 'vitest'
import { readCaller } from './caller.ts'

const PROXIES = toNetworks(['10.0.0.0/8'])
const at = (peer: string, forwarded: string) =>
  readCaller(
    new Headers({ 'x-menagerie-peer': peer, 'x-forwarded-for': forwarded, 'user-agent': 'a browser' }),
    PROXIES,
  )

test('a caller is identified by the address of its connection, whatever its forwarded header contains', () => {
  expect(at('203.0.113.9', '198.51.100.1')).toEqual({ address: '203.0.113.9', agent: 'a browser' })
})

test('behind a trusted proxy, a caller is identified by the last forwarded address that is not a trusted proxy', () => {
  expect(at('10.1.1.1', '198.51.100.1, 203.0.113.9, 10.2.2.2').address).toBe('203.0.113.9')
})

test.each(['unknown', '198.51.100.1, unknown', '"198.51.100.1"', '198.51.100.1;', '10.3.3.3, x'])(
  'a forwarded value that is not an address (%s) leaves the caller identified by the proxy’s address',
  (forwarded) => expect(at('10.1.1.1', forwarded).address).toBe('10.1.1.1'),
)

test('a call from the studio’s own process has no caller address', () => {
  expect(readCaller(new Headers()).address).toBe('')
})
