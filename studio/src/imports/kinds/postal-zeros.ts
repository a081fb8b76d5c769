/** Digits of a postal code, in countries where one may begin with zero. */
const DIGITS: Readonly<Record<string, number>> = {
  DE: 5,
  EE: 5,
  ES: 5,
  FI: 5,
  FR: 5,
  HR: 5,
  IT: 5,
  LT: 5,
  MX: 5,
  NO: 4,
  PL: 5,
  RO: 6,
  TR: 5,
  UA: 5,
  US: 5,
}
/** More than these are not lost: a shorter number is another mistake. */
const MOST_ZEROS = 2

/** A postal code with the zeros before it that a spreadsheet dropped, when it took it for a number: 1067 in Germany is 01067. */
export function withPostalZeros(code: string, country: string): string {
  const digits = DIGITS[country.trim().toUpperCase()]
  const isLost =
    digits !== undefined && /^\d+$/.test(code) && code.length < digits && digits - code.length <= MOST_ZEROS
  if (!isLost) return code
  const whole = code.padStart(digits, '0')
  return country.trim().toUpperCase() === 'PL' ? `${whole.slice(0, 2)}-${whole.slice(2)}` : whole
}
