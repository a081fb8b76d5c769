import { expect, test } from 'vitest'
import { toNetworksAround, toVisitorNetworks } from './visitor-networks.ts'

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['20010db800010002', '20010db8000100/56']],
  ['2001:db8:1:2::9', ['20010db800010002', '20010db8000100/56']],
  ['2001:db8:1:ff::9', ['20010db8000100ff', '20010db8000100/56']],
  ['2001:db8:1:102::9', ['20010db800010102', '20010db8000101/56']],
  ['64:ff9b::192.0.2.7', ['192.0.2.7']],
  ['2002:c000:207::1', ['192.0.2.7']],
  ['2002:c000:207:ffff:1:2:3:4', ['192.0.2.7']],
  ['2001:0:4136:e378:8000:63bf:3fff:fdf8', ['192.0.2.7']],
  ['::192.0.2.7', ['192.0.2.7']],
  ['fe80::1%eth0', ['fe80000000000000', 'fe800000000000/56']],
  ['unknown', ['unknown']],
  ['', ['']],
])('the address %s belongs to the networks %j', (address, keys) =>
  expect(toVisitorNetworks(address).map((network) => network?.key)).toEqual(keys),
)

test.each([
  ['20010db800010002', ['20010db800010002', '20010db8000100/56', '20010db80001/48']],
  ['form 20010db800010002', ['form 20010db800010002', '20010db8000100/56', '20010db80001/48']],
  ['192.0.2.7', ['192.0.2.7']],
  ['', ['']],
])('the networks around %j are %j, each with a higher limit', (key, keys) => {
  const networks = toNetworksAround(key)
  expect(networks.map((network) => network.key)).toEqual(keys)
  expect(networks.map(({ times }) => times)).toEqual([1, 4, 16].slice(0, keys.length))
})
