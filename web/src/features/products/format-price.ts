import { numberFormat } from '../../platform/kept-formats.ts'

/** Shops of these countries write whole amounts without decimals: 9990 Ft, 249 kr. */
const WHOLE: readonly string[] = ['CZK', 'DKK', 'HUF', 'NOK', 'RUB', 'SEK', 'UAH']

/** A price as the locale writes it, or nothing when the country has none. */
export function formatPrice(iso: string, amount: number | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined) return undefined
  const trailingZeroDisplay = WHOLE.includes(currency) ? 'stripIfInteger' : 'auto'
  return numberFormat(iso, { style: 'currency', currency, trailingZeroDisplay }).format(amount)
}
