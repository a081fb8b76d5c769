import { isSoldIn } from './products/availability.ts'
import type { LegalCategory } from './products/family.ts'

/** Converts a euro price for a country: a rounded rate and the price ending that its shops use. Invented, not daily rates. */
const COUNTRY_PRICES = {
  NL: { currency: 'EUR', rate: 1, ending: 'cents95' },
  BE: { currency: 'EUR', rate: 1.02, ending: 'cents95' },
  DE: { currency: 'EUR', rate: 1, ending: 'cents99' },
  FR: { currency: 'EUR', rate: 1.04, ending: 'cents90' },
  ES: { currency: 'EUR', rate: 0.98, ending: 'cents95' },
  IT: { currency: 'EUR', rate: 1, ending: 'cents90' },
  FI: { currency: 'EUR', rate: 1.12, ending: 'cents90' },
  GB: { currency: 'GBP', rate: 0.88, ending: 'cents99' },
  US: { currency: 'USD', rate: 1.15, ending: 'cents99' },
  PL: { currency: 'PLN', rate: 4.3, ending: 'cents99' },
  CZ: { currency: 'CZK', rate: 25, ending: 'nine' },
  HU: { currency: 'HUF', rate: 395, ending: 'ninety' },
  NO: { currency: 'NOK', rate: 11.7, ending: 'nine' },
  SE: { currency: 'SEK', rate: 11.3, ending: 'nine' },
  DK: { currency: 'DKK', rate: 7.46, ending: 'nine' },
  RU: { currency: 'RUB', rate: 98, ending: 'ninety' },
  UA: { currency: 'UAH', rate: 45, ending: 'nine' },
} as const
export type Country = keyof typeof COUNTRY_PRICES

/** Returns the currency of a country. */
export function findCurrency(country: string): string | undefined {
  return Object.entries(COUNTRY_PRICES).find(([code]) => code === country)?.[1].currency
}

const ENDINGS = {
  cents95: (price: number) => Math.floor(price) + 0.95,
  cents99: (price: number) => Math.floor(price) + 0.99,
  cents90: (price: number) => Math.floor(price) + 0.9,
  nine: (price: number) => Math.max(9, Math.round(price / 10) * 10 - 1),
  ninety: (price: number) => Math.max(90, Math.round(price / 100) * 100 - 10),
}

type PricedMarket = { country: Country; available: true; rrp: number; currency: string }

export function toMarkets(euros: number, countries: readonly Country[]): PricedMarket[] {
  return countries.map((country) => {
    const { currency, rate, ending } = COUNTRY_PRICES[country]
    return { country, available: true, rrp: ENDINGS[ending](euros * rate), currency }
  })
}

const TAILWELL_COUNTRIES: readonly Country[] = [
  'NL',
  'BE',
  'DE',
  'FR',
  'ES',
  'IT',
  'FI',
  'GB',
  'US',
  'PL',
  'CZ',
  'HU',
  'NO',
  'SE',
  'DK',
  'RU',
  'UA',
]
const ALDERGROVE_COUNTRIES: readonly Country[] = ['NL', 'DE', 'FR', 'IT', 'GB']

type Sold = { brand: 'tailwell' | 'aldergrove'; legal?: LegalCategory | undefined }

/** Returns the countries where a product is sold. */
export const countriesOf = ({ brand, legal }: Sold): readonly Country[] =>
  (brand === 'tailwell' ? TAILWELL_COUNTRIES : ALDERGROVE_COUNTRIES).filter((country) => isSoldIn({ legal }, country))
