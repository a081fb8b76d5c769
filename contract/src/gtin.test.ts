import { expect, test } from 'vitest'
import { checkDigitOf, isGtin, isWorldwideGtin } from './gtin.ts'

test('a GTIN is valid only if its check digit follows from the other digits', () => {
  expect(['96385074', '036000291452', '8712345678906', '4006381333931', '10614141543219'].map(isGtin)).toEqual(
    Array(5).fill(true),
  )
  expect(['8712345678905', '871234567890', '12345678901', '871234567890A', ''].map(isGtin)).toEqual(
    Array(5).fill(false),
  )
  expect(checkDigitOf('400638133393')).toBe('1')
})

test('GTINs for internal use, such as those of shops and coupons, are not valid worldwide', () => {
  expect(['4006381333931', '036000291452', '96385074', '10614141543219'].map(isWorldwideGtin)).toEqual(
    Array(4).fill(true),
  )
  const own = ['20000000000', '02000000000', '04000000000', '9800000000000', '200010110000'].map((digits) => {
    const twelve = digits.slice(0, 12).padEnd(12, '0')
    return twelve + checkDigitOf(twelve)
  })
  expect(own.map(isWorldwideGtin)).toEqual(Array(5).fill(false))
})
