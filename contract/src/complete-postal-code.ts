/** Format of a country's postal codes: number of digits, and the largest number of leading zeros. */
type PostalForm = { digits: number; zeros: number; before?: readonly [length: number, sign: string] }

/**
 * Countries whose codes have a fixed length and may begin with zero, which spreadsheets drop because they read the code
 * as a number. Countries whose codes never begin with zero (the Netherlands, Austria, Hungary …) need no row.
 */
const FORMS: Readonly<Record<string, PostalForm>> = {
  AU: { digits: 4, zeros: 1 },
  BR: { digits: 8, zeros: 1, before: [5, '-'] },
  CN: { digits: 6, zeros: 1 },
  DE: { digits: 5, zeros: 1 },
  DK: { digits: 4, zeros: 1 },
  ES: { digits: 5, zeros: 1 },
  FI: { digits: 5, zeros: 2 },
  FR: { digits: 5, zeros: 1 },
  IT: { digits: 5, zeros: 2 },
  JP: { digits: 7, zeros: 2, before: [3, '-'] },
  KR: { digits: 5, zeros: 1 },
  KZ: { digits: 6, zeros: 1 },
  LT: { digits: 5, zeros: 2 },
  MX: { digits: 5, zeros: 1 },
  MY: { digits: 5, zeros: 1 },
  NO: { digits: 4, zeros: 2 },
  NZ: { digits: 4, zeros: 1 },
  PE: { digits: 5, zeros: 1 },
  PL: { digits: 5, zeros: 2, before: [2, '-'] },
  PR: { digits: 5, zeros: 2 },
  RO: { digits: 6, zeros: 1 },
  SK: { digits: 5, zeros: 1, before: [3, ' '] },
  TR: { digits: 5, zeros: 1 },
  UA: { digits: 5, zeros: 1 },
  US: { digits: 5, zeros: 2 },
  ZA: { digits: 4, zeros: 3 },
}

/** The digits of a code, optionally with a hyphen and four more digits: `2134-1000`. */
const NUMBER = /^(?<digits>\d+)(?<more>-\d{4})?$/

/** Restores the leading zeros that a spreadsheet removed, if the country's format leaves no doubt: 1067 is 01067 in Germany. */
export function completePostalCode(code: string, country: string | undefined): string {
  const lost = findLostZeros(code, country)
  if (lost === undefined || lost.zeros > lost.form.zeros) return code
  const { digits, more, form } = lost
  const whole = digits.padStart(form.digits, '0')
  const [length, sign] = form.before ?? [form.digits, '']
  return `${whole.slice(0, length)}${sign}${whole.slice(length)}${more}`
}

/**
 * Returns the number of digits that the country's codes have if this one has fewer and leading zeros cannot explain it.
 */
export function findPostalDigits(code: string, country: string | undefined): number | undefined {
  const lost = findLostZeros(code, country)
  return lost && lost.zeros > lost.form.zeros ? lost.form.digits : undefined
}

function findLostZeros(code: string, country: string | undefined) {
  const form = country === undefined ? undefined : FORMS[country]
  const { digits, more = '' } = NUMBER.exec(code.trim())?.groups ?? {}
  if (form === undefined || digits === undefined || digits.length >= form.digits) return undefined
  if (more !== '' && country !== 'US' && country !== 'PR') return undefined
  // A code that begins with zero was not shortened by a spreadsheet; it is too short for another reason.
  const zeros = digits.startsWith('0') ? Number.POSITIVE_INFINITY : form.digits - digits.length
  return { digits, more, form, zeros }
}
