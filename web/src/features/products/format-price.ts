/** Shops of these countries write whole amounts without decimals: 9990 Ft, 249 kr. */
const WHOLE: readonly string[] = ['CZK', 'DKK', 'HUF', 'NOK', 'RUB', 'SEK', 'UAH']

const formats = new Map<string, Intl.NumberFormat>()

/** A price as the locale writes it, or nothing when the country has none. */
export function formatPrice(iso: string, amount: number | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined) return undefined
  const name = `${iso} ${currency}`
  // Making one takes longer than a hundred uses of it; a page shows several prices.
  const trailingZeroDisplay = WHOLE.includes(currency) ? 'stripIfInteger' : 'auto'
  const format = formats.get(name) ?? new Intl.NumberFormat(iso, { style: 'currency', currency, trailingZeroDisplay })
  formats.set(name, format)
  return format.format(amount)
}
