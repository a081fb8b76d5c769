import { expect, test } from 'vitest'
import { toVisitorNetworks } from './visitor-networks.ts'

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['20010db800010002', '20010db8000100/56']],
  ['2001:db8:1:2::9', ['20010db800010002', '20010db8000100/56']],
  ['2001:db8:1:ff::9', ['20010db8000100ff', '20010db8000100/56']],
  ['2001:db8:1:102::9', ['20010db800010102', '20010db8000101/56']],
  ['64:ff9b::192.0.2.7', ['192.0.2.7']],
  ['unknown', ['unknown']],
  ['', ['']],
])('%s counts as %j', (address, keys) =>
  expect(toVisitorNetworks(address).map((network) => network?.key)).toEqual(keys),
)
