import { expect, it } from 'vitest'
import { withPostalZeros } from './postal-zeros.ts'

it.each([
  ['1067', 'DE', '01067'],
  ['1067', 'de ', '01067'],
  ['501', 'US', '00501'],
  ['950', 'PL', '00-950'],
  ['150', 'NO', '0150'],
])('%s of %s has lost zeros: %s', (code, country, whole) => {
  expect(withPostalZeros(code, country)).toBe(whole)
})

it.each([
  ['1012', 'NL'],
  ['1010', 'AT'],
  ['10115', 'DE'],
  ['12', 'DE'],
  ['00-950', 'PL'],
  ['1067', ''],
  ['1067', 'Sachsen'],
])('%s of “%s” stays', (code, country) => {
  expect(withPostalZeros(code, country)).toBe(code)
})
