import { expect, test } from 'vitest'
import { completePostalCode, findPostalDigits } from './complete-postal-code.ts'

test.each([
  ['1067', 'DE', '01067'],
  ['2134', 'US', '02134'],
  ['501', 'US', '00501'],
  ['2134-1000', 'US', '02134-1000'],
  ['1000', 'FR', '01000'],
  ['8001', 'ES', '08001'],
  ['118', 'IT', '00118'],
  ['150', 'NO', '0150'],
  ['950', 'PL', '00-950'],
  ['1001', 'SK', '010 01'],
])('the postal code %s in %s is completed to %s', (code, country, whole) => {
  expect(completePostalCode(code, country)).toBe(whole)
  expect(completePostalCode(whole, country)).toBe(whole)
  expect(findPostalDigits(code, country)).toBeUndefined()
})

test.each([
  ['1067', 'AT'],
  ['1067', undefined],
  ['10115', 'DE'],
  ['3511 AA', 'NL'],
  ['00-950', 'PL'],
  ['SW1A 1AA', 'GB'],
  ['10671-1000', 'DE'],
])('the postal code %s in %s stays as it is', (code, country) => {
  expect(completePostalCode(code, country)).toBe(code)
  expect(findPostalDigits(code, country)).toBeUndefined()
})

test.each([
  ['106', 'DE', 5],
  ['0106', 'DE', 5],
  ['21', 'US', 5],
])('the postal code %s in %s is too short and is not completed with zeros', (code, country, digits) => {
  expect(completePostalCode(code, country)).toBe(code)
  expect(findPostalDigits(code, country)).toBe(digits)
})
