import { expect, test } from 'vitest'
import { findSharedWords } from './load-variants.ts'

test.each([
  [['Oat Shampoo 250 ml', 'Oat Shampoo 500 ml'], 'Oat Shampoo '],
  [['Spot-on, 3\u00A0pipettes', 'Spot-on, 6\u00A0pipettes'], 'Spot-on, '],
  [['Felt Mouse, purple', 'Felt Mouse, green'], 'Felt Mouse, '],
  [['Joint Tablets, pack of 60', 'Joint Tablets, pack of 120'], 'Joint Tablets, '],
  [['Nest Bed', 'Nest Bed large'], 'Nest '],
  [['Bowl', 'Bowl'], ''],
  [['Rice', 'Oats'], ''],
  [['Only one'], 'Only '],
  [[], ''],
])('what %j begin with is %j', (names, shared) => {
  expect(findSharedWords(names)).toBe(shared)
})
