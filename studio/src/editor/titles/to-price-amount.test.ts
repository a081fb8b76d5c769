import { expect, test } from 'vitest'
import { toPriceAmount } from './to-price-amount.ts'

test.each([
  ['en', 12.5, '12.50'],
  ['de', 12.5, '12,50'],
  ['hu', 1234.5, '1234,50'],
  ['ru', 1499, '1499'],
])('in the language %s, the price %d is written %s', (language, price, written) => {
  expect(toPriceAmount(price, language)).toBe(written)
})
