/** A price as the locale writes it, or nothing when the country has none. */
export function formatPrice(iso: string, amount: number | undefined, currency: string | undefined): string | undefined {
  if (amount === undefined || currency === undefined) return undefined
  return new Intl.NumberFormat(iso, { style: 'currency', currency }).format(amount)
}
