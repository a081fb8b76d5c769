import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'

test('a price is written in the format of the country', () => {
  expect(formatPrice('en-US', 24.95, 'USD')).toBe('$24.95')
  expect(formatPrice('de-DE', 24.95, 'EUR')).toBe('24,95\u00A0€')
  expect(formatPrice('nl-NL', 1234.5, 'EUR')).toBe('€\u00A01.234,50')
})

test('crowns and forints are written without decimals unless the price has some', () => {
  expect(formatPrice('nb-NO', 249, 'NOK')).toBe('249\u00A0kr')
  expect(formatPrice('da-DK', 199, 'DKK')).toBe('199\u00A0kr.')
  expect(formatPrice('cs-CZ', 249.5, 'CZK')).toBe('249,50\u00A0Kč')
  expect(formatPrice('hu-HU', 12990, 'HUF')).toBe('12\u00A0990\u00A0Ft')
  expect(formatPrice('de-DE', 25, 'EUR')).toBe('25,00\u00A0€')
})

test('no text is given without a price or a currency, and a price of zero is written', () => {
  expect(formatPrice('en-US', undefined, 'USD')).toBeUndefined()
  expect(formatPrice('en-US', 5, undefined)).toBeUndefined()
  expect(formatPrice('en-US', 0, 'USD')).toBe('$0.00')
})
