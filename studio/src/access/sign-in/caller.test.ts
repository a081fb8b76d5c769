import { toNetworks } from '@menagerie/contract/client-address'
import { expect, test } from 'vitest'
import { readCaller } from './caller.ts'

const PROXIES = toNetworks(['10.0.0.0/8'])
const at = (peer: string, forwarded: string) =>
  readCaller(
    new Headers({ 'x-menagerie-peer': peer, 'x-forwarded-for': forwarded, 'user-agent': 'a browser' }),
    PROXIES,
  )

test('a caller counts by the address of its connection, whatever it says', () => {
  expect(at('203.0.113.9', '198.51.100.1')).toEqual({ address: '203.0.113.9', agent: 'a browser' })
})

test('behind a proxy of ours, by the last address that the proxy has not', () => {
  expect(at('10.1.1.1', '198.51.100.1, 203.0.113.9, 10.2.2.2').address).toBe('203.0.113.9')
})

test.each(['unknown', '198.51.100.1, unknown', '"198.51.100.1"', '198.51.100.1;', '10.3.3.3, x'])(
  'what a proxy says that is no address (%s) does not take the caller out of all limits',
  (forwarded) => expect(at('10.1.1.1', forwarded).address).toBe('10.1.1.1'),
)

test('a call of our own process has no address', () => {
  expect(readCaller(new Headers()).address).toBe('')
})
