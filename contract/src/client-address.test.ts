import { expect, test } from 'vitest'
import { findClientAddress, PRIVATE, toNetworks } from './client-address.ts'

const PROXIES = toNetworks(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7'])

test.each([
  ['no proxy in between', '81.169.145.1', undefined, '81.169.145.1'],
  ['no proxy and a forged X-Forwarded-For header', '81.169.145.1', '8.8.8.8', '81.169.145.1'],
  ['a proxy of ours', '10.1.2.3', '81.169.145.1', '81.169.145.1'],
  ['a proxy of ours and a forged first address', '10.1.2.3', '8.8.8.8, 81.169.145.1', '81.169.145.1'],
  ['two proxies of ours', '10.1.2.3', '8.8.8.8, 81.169.145.1, 192.0.2.7', '81.169.145.1'],
  ['a proxy that sends no header', '10.1.2.3', undefined, '10.1.2.3'],
  ['a proxy that sends an invalid address', '10.1.2.3', 'unknown', undefined],
  ['IPv4 addresses mapped to IPv6', '::ffff:10.1.2.3', '::ffff:81.169.145.1', '81.169.145.1'],
  ['a proxy that adds a port', '10.1.2.3', '8.8.8.8, 81.169.145.1:51234', '81.169.145.1'],
  ['a proxy that adds a port to an IPv6 address', '10.1.2.3', '[2001:67c:2e8::1]:443', '2001:67c:2e8::1'],
  ['a proxy that puts an IPv6 address in brackets', '10.1.2.3', '[2001:67c:2e8::1]', '2001:67c:2e8::1'],
  ['IPv6', '2001:db8::1', '2001:67c:2e8::1', '2001:67c:2e8::1'],
])('the client address is determined correctly with %s', (_name, remoteAddress, forwarded, client) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  expect(findClientAddress({ headers, socket: { remoteAddress } }, PROXIES)).toBe(client)
})

test('a forwarded address is ignored when no own proxies are configured', () => {
  const asker = { headers: { 'x-forwarded-for': '8.8.8.8' }, socket: { remoteAddress: '127.0.0.1' } }
  expect(findClientAddress(asker, toNetworks([]))).toBe('127.0.0.1')
})

test('addresses of this machine and of local networks are private, others are not', () => {
  const local = ['127.0.0.1', '10.9.8.7', '172.31.0.1', '192.168.1.1', '169.254.1.1', '::1', 'fd00::1', 'fe80::1']
  expect(local.filter((address) => !PRIVATE.has(address))).toEqual([])
  expect(['172.32.0.1', '81.169.145.1', '2001:67c:2e8::1'].filter((address) => PRIVATE.has(address))).toEqual([])
})
