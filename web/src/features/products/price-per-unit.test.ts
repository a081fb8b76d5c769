import { describe, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { readAmount, toPriceTexts, writePrice } from './price-per-unit.ts'

describe('the amount in a pack', () => {
  test.each([
    ['2 kg', { of: 'kilo', value: 2 }],
    ['1,5 kg', { of: 'kilo', value: 1.5 }],
    ['250\u00A0g', { of: 'kilo', value: 0.25 }],
    ['12 × 85 g', { of: 'kilo', value: 1.02 }],
    ['280 g, 7 Stück', { of: 'kilo', value: 0.28 }],
    ['500 мл', { of: 'litre', value: 0.5 }],
    ['30 l', { of: 'litre', value: 30 }],
    ['1.350 g', { of: 'kilo', value: 1.35 }],
    ['1\u202F350 g', { of: 'kilo', value: 1.35 }],
    ['1’350 g', { of: 'kilo', value: 1.35 }],
    ['6 × 1.000 ml', { of: 'litre', value: 6 }],
    ['75 cl', { of: 'litre', value: 0.75 }],
    ['1½ kg, Beutel', { of: 'kilo', value: 1.5 }],
  ])('is read from %s', (contents, amount) => {
    const read = readAmount(contents, 'de-DE')
    expect({ of: read?.of, value: read?.value.toFixed(3) }).toEqual({ of: amount.of, value: amount.value.toFixed(3) })
  })

  test.each([
    '60 tablets',
    '1,000 g',
    '1.500 kg',
    '1.000 kg',
    '1.000 l',
    '2 kg or 3 kg',
    '2–3 kg',
    '2 kg – 3 kg',
    '12 × 85 g, 3 × 100 g',
    '400 g, 800 g',
    '1,5 kg, ½ kg gratis',
    '5 constructor',
    '0 g',
    undefined,
  ])('is not read from %s', (contents) => {
    expect(readAmount(contents, 'de-DE')).toBeUndefined()
  })
})

function perUnit(siteId: string, contents: string, rrp: number | undefined = 18.95, currency = 'EUR') {
  const price = writePrice({ rrp, currency, contents }, toPriceTexts(createTestContext(siteId)))
  return price?.perUnit?.replaceAll('\u00A0', ' ')
}

test('the price of a kilogram or a litre is shown beside the price in Europe', () => {
  expect(perUnit('tailwell/de_DE', '3 kg')).toBe('6,32 € pro kg')
  expect(perUnit('tailwell/en_GB', '500 ml', 4, 'GBP')).toBe('£8.00 per litre')
})

test('no unit price is shown where it is not expected, where it is the price itself, or without a price', () => {
  expect(perUnit('tailwell/en_US', '3 kg')).toBeUndefined()
  expect(perUnit('tailwell/ru_RU', '3 кг')).toBeUndefined()
  expect(perUnit('tailwell/de_DE', '1 kg')).toBeUndefined()
  expect(writePrice({ contents: '3 kg' }, toPriceTexts(createTestContext('tailwell/de_DE')))).toBeUndefined()
})
