import { numberFormat } from '../../platform/kept-formats.ts'

/** Shops with these currencies write whole amounts without decimals: 9990 Ft, 249 kr. */
const WHOLE: readonly string[] = ['CZK', 'DKK', 'HUF', 'NOK', 'RUB', 'SEK', 'UAH']

/** Formats a price for the locale; undefined when the country has none. */
export function formatPrice(iso: string, amount: number | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined) return undefined
  const trailingZeroDisplay = WHOLE.includes(currency) ? 'stripIfInteger' : 'auto'
  return numberFormat(iso, { style: 'currency', currency, trailingZeroDisplay }).format(amount)
}
