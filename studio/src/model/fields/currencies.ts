import type { FieldChoice } from './choice-field.ts'

/** Currencies of the countries where the brands sell. */
export const CURRENCIES: readonly FieldChoice[] = [
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
