/** A price as the language writes it: whole, or with both digits, and nothing between thousands, as it is typed. */
export function toPriceAmount(price: number, language: string): string {
  const minimumFractionDigits = Number.isInteger(price) ? 0 : 2
  return new Intl.NumberFormat(language, {
    useGrouping: false,
    minimumFractionDigits,
    maximumFractionDigits: 2,
  }).format(price)
}
