import { expect, test } from 'vitest'
import { toDegrees } from './to-degrees.ts'

test.each([
  ['52.379189', '52.379189'],
  ['52,379189', '52.379189'],
  [' −33,86° ', '-33.86'],
  ['–0.1276', '-0.1276'],
  ['4.89\u00A0°', '4.89'],
  ['52° 22′ N', '52° 22′ N'],
])('the coordinate %s is stored as %s', (typed, kept) => {
  expect(toDegrees(typed)).toBe(kept)
})
