import type { Choice } from './choice-field.ts'

/** Currencies of the countries the brands sell in. */
export const CURRENCIES: readonly Choice[] = [
  'EUR',
  'GBP',
  'USD',
  'CZK',
  'DKK',
  'HUF',
  'NOK',
  'PLN',
  'RUB',
  'SEK',
  'UAH',
].map((value) => ({ value, label: value }))
