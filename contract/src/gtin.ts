/** EAN-8, UPC-A, EAN-13, and the number of a case. */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Whether it is written as a trade number (GTIN); its last digit may still be wrong. */
export const isWrittenAsGtin = (code: string): boolean => /^\d+$/.test(code) && LENGTHS.has(code.length)

/** Whether it is a trade number whose last digit follows from the others. */
export const isGtin = (code: string): boolean => isWrittenAsGtin(code) && code.endsWith(checkDigitOf(code.slice(0, -1)))

/** The last digit of a trade number whose others are these. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Beginnings that shops and companies give themselves, and those of coupons, as an EAN-13 has them. */
const NOT_WORLDWIDE = /^(?:02|04|05|2|98|99)/

/** Whether it names one product all over the world: comparison sites refuse all others. */
export function isWorldwideGtin(code: string): boolean {
  if (!isGtin(code)) return false
  if (code.length === 8) return !/^[02]/.test(code)
  return !NOT_WORLDWIDE.test(code.padStart(14, '0').slice(1))
}
