import { expect, test } from 'vitest'
import { toVisitorKey } from './visitor-key.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002'],
  ['2001:db8:1:2::9', '20010db800010002'],
  ['::1', '0000000000000000'],
  ['', ''],
])('the address %s has the visitor key %s', (address, key) => expect(toVisitorKey(address)).toBe(key))
