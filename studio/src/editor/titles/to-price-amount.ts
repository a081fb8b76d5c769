/** Formats a price in a language as editors type it: without decimals or with two, and without thousands separators. */
export function toPriceAmount(price: number, language: string): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(price)
}
