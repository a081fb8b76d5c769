import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test('a price is written as the country does', () => {
  expect(formatPrice('en-US', 24.95, 'USD')).toBe('$24.95')
  expect(formatPrice('de-DE', 24.95, 'EUR')).toBe('24,95\u00A0€')
  expect(formatPrice('nl-NL', 1234.5, 'EUR')).toBe('€\u00A01.234,50')
})

test('crowns, forints, roubles and hryvnias are written whole unless they are not', () => {
  expect(formatPrice('nb-NO', 249, 'NOK')).toBe('249\u00A0kr')
  expect(formatPrice('da-DK', 199, 'DKK')).toBe('199\u00A0kr.')
  expect(formatPrice('cs-CZ', 249.5, 'CZK')).toBe('249,50\u00A0Kč')
  expect(formatPrice('hu-HU', 12990, 'HUF')).toBe('12\u00A0990\u00A0Ft')
  expect(formatPrice('de-DE', 25, 'EUR')).toBe('25,00\u00A0€')
})

test('a country without a price or a currency shows none, and free is a price', () => {
  expect(formatPrice('en-US', undefined, 'USD')).toBeUndefined()
  expect(formatPrice('en-US', 5, undefined)).toBeUndefined()
  expect(formatPrice('en-US', 0, 'USD')).toBe('$0.00')
})
