/** EAN-8, UPC-A, EAN-13 and GTIN-14 (cases). */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Whether it has the form of a trade number (GTIN); the check digit may still be wrong. */
export const isWrittenAsGtin = (code: string): boolean => /^\d+$/.test(code) && LENGTHS.has(code.length)

/** Whether it is a GTIN with a correct check digit. */
export const isGtin = (code: string): boolean => isWrittenAsGtin(code) && code.endsWith(checkDigitOf(code.slice(0, -1)))

/** Check digit for the other digits of a GTIN. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Prefixes for internal numbers of shops and companies, and for coupons, in an EAN-13. */
const NOT_WORLDWIDE = /^(?:02|04|05|2|98|99)/

/** Whether it identifies one product worldwide: comparison sites refuse other numbers. */
export function isWorldwideGtin(code: string): boolean {
  if (!isGtin(code)) return false
  if (code.length === 8) return !/^[02]/.test(code)
  return !NOT_WORLDWIDE.test(code.padStart(14, '0').slice(1))
}
