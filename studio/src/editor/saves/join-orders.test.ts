import { expect, test } from 'vitest'
import { joinOrders } from './join-orders.ts'

const join = (base: string, mine: string, theirs: string) =>
  joinOrders([...base], { mine: [...mine], theirs: [...theirs] })?.join('')

test.each([
  ['one side moves a block to the end, the other to the front', 'abcde', 'bcdea', 'eabcd', 'ebcda'],
  ['each side swaps two other neighbours', 'abcd', 'bacd', 'abdc', 'badc'],
  ['both move the same block, one side a little and the other far', 'abcde', 'bacde', 'bcdea', undefined],
  ['both move the same block, one side up and the other down', 'abcde', 'bacde', 'acbde', undefined],
  ['one side moves a block between two others, one of which the other side moves', 'abcde', 'bcade', 'aebcd', 'ebcad'],
  ['one side moves several blocks together', 'abcdef', 'cdabef', 'abcdfe', 'cdabfe'],
  ['both move different blocks to the end', 'abcd', 'acdb', 'bcda', undefined],
  ['both move different blocks to the front', 'abcd', 'cabd', 'dabc', undefined],
  ['both move the same block to different places', 'abcd', 'bcda', 'bacd', undefined],
  ['each side moves a block before one that the other side has moved', 'mtu', 'tmu', 'mut', undefined],
  ['one side reverses the order, the other moves one block', 'abcd', 'dcba', 'bacd', undefined],
])('two changed orders are joined unless they conflict: %s', (_, base, mine, theirs, both) => {
  expect(join(base, mine, theirs)).toBe(both)
  expect(join(base, theirs, mine)).toBe(both)
})
