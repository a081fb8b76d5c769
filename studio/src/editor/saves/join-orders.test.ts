import { expect, test } from 'vitest'
import { joinOrders } from './join-orders.ts'

const join = (base: string, mine: string, theirs: string) =>
  joinOrders([...base], { mine: [...mine], theirs: [...theirs] })?.join('')

test.each([
  ['one to the end, the other to the front', 'abcde', 'bcdea', 'eabcd', 'ebcda'],
  ['each changes two neighbours', 'abcd', 'bacd', 'abdc', 'badc'],
  ['one block, a little and far', 'abcde', 'bacde', 'bcdea', undefined],
  ['one block, up and down', 'abcde', 'bacde', 'acbde', undefined],
  ['one moves between two of which the other moves one', 'abcde', 'bcade', 'aebcd', 'ebcad'],
  ['one moves several together', 'abcdef', 'cdabef', 'abcdfe', 'cdabfe'],
  ['both to the end', 'abcd', 'acdb', 'bcda', undefined],
  ['both to the front', 'abcd', 'cabd', 'dabc', undefined],
  ['one block, to two places', 'abcd', 'bcda', 'bacd', undefined],
  ['each before what the other has moved away', 'mtu', 'tmu', 'mut', undefined],
  ['one turns all round, the other moves one', 'abcd', 'dcba', 'bacd', undefined],
])('two changed orders are joined unless they conflict: %s', (_, base, mine, theirs, both) => {
  expect(join(base, mine, theirs)).toBe(both)
  expect(join(base, theirs, mine)).toBe(both)
})
