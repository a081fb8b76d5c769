import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'

/** `number` is E.164 (`+49301234567`); an extension is dialled after the call is connected. */
type Telephone = { number: string; extension?: string }
/**
 * Other words or characters · two numbers · no country code and no known country · too few or too many digits for the
 * country.
 */
export type TelephoneFault = 'signs' | 'two' | 'country' | 'length'
export type TelephoneReading = { ok: true; value: Telephone } | { ok: false; fault: TelephoneFault }

/**
 * Characters around a number that are copied along from spreadsheets or mail signatures, and pictures of telephones.
 */
const AROUND = /^(?:['"’“”„«»\s\p{Extended_Pictographic}]|\uFE0F)+|['"’“”„«»\s,;]+$/gu
/**
 * Labels before a number: words for a telephone in the languages of the sites, a single letter, or any word with a
 * colon. A label for a fax alone does not match.
 */
const LABEL =
  /^(?!t?e?l?e?fax|факс)(?:(?:tel|t[eé]l|tlf|tfno|puh|phone|fon|mob|m[oó]vil|handy|gsm|cell|whatsapp|тел|моб)\p{L}{0,12}[.:\s]*(?:\/?\s*(?:fax|kom|mob|факс|моб)\p{L}{0,8}[.:\s]*)?(?:(?:n[or]|č|nº|n°|no)[.:\s]*)?|[tmp](?:[.:]\s*|\s+)|\p{L}[\p{L}\s./-]{0,24}:\s*)(?=[+(\d])/iu
/** Description after a number, in brackets: the kind of telephone. */
const KIND = /\s*\((?!t?e?l?e?fax|факс)\p{L}[\p{L}\s./-]{0,24}\)$/iu

/** A number that a spreadsheet program has turned into a fraction: `201234567.0`. */
const AS_FRACTION = /(?<=^\+?\d{7,})[.,]0$/

/**
 * No text with one number, its label and its extension is longer. The patterns below take time that grows with the
 * square of the length: without this limit, a form of 64 kB would stop the site for minutes.
 */
const MOST_CHARS = 250

/** Shorter numbers are dialled only within a country's own network: 112, 116117. */
const FEWEST_DIGITS = 7
const SHORT = /^\d{3,6}$/

/** Words before an extension, in the languages of the sites; `x` and `#` only after a digit. */
const EXTENSION =
  /(?:;ext=|[\s,(]*(?:\b(?:extensi[oó]n|extn?|w|intern|lok|durchwahl|dw|apparat|app|nebenstelle|nst|toestel|tst|poste|interno|internnr|int|anexo|lokalnr|lokal|linka|klapka|kl|wewn|wew|mell[eé]k|anknytning|ankn|alanumero)\b|(?:доб|дод|вн)[а-яёіїє]*|(?<=[\d\s(])[x#])[.:\s]*)(\d{1,7})\)?$/iu
const BETWEEN_TWO = /[,;|&\n]|\s\p{L}[\p{L}.]{0,12}:?\s|\s-\s/u

/**
 * Reads a typed telephone number. National formats are read for `country` (ISO 3166-1 alpha-2); a number with `+` or
 * the country's international prefix may belong to any country. Accepts all numbers that a country could have assigned,
 * not only those in use.
 */
export function readTelephone(typed: string, country?: string): TelephoneReading {
  if (typed.length > MOST_CHARS) return refuse('signs')
  const written = toWritten(typed)
  const extension = EXTENSION.exec(written)?.[1]
  const text = written.replace(EXTENSION, '').trim()
  if (!/^[+\d\s()./-]*\d[\d\s()./-]*$/.test(text)) return refuse(isTwo(text, country) ? 'two' : 'signs')
  const known = country !== undefined && isSupportedCountry(country) ? country : undefined
  const whole = known ? text.replace(PLUS_FOR_EIGHT, '8') : text.replace(/^[\s(]*(?:00|011)(?=[\s(-]*[1-9])/, '+')
  if (!known && !whole.includes('+')) return refuse('country')
  const parsed = parse(whole, known)
  if (areBothWhole(text) || hasOtherEnd(text, known) || (!parsed && isTwo(text, country))) return refuse('two')
  if (!parsed) return refuse('length')
  return { ok: true, value: { number: parsed.number, ...(extension && { extension }) } }
}

/** Finds a number that is dialled only within its country, of emergency and public services: `112`, `116 117`. */
export function findShortNumber(typed: string): string | undefined {
  if (typed.length > MOST_CHARS) return undefined
  const digits = toWritten(typed).replace(/[\s./-]/g, '')
  return SHORT.test(digits) ? digits : undefined
}

const refuse = (fault: TelephoneFault): TelephoneReading => ({ ok: false, fault })

/** Normalizes digits of all scripts, spaces, dashes and brackets, and removes invisible characters that were copied along. */
function toWritten(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, toDigit)
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[·•․]/gu, '.')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/^\s*\(\s*(\+|00)(\d{1,3})\s*\)/, '$1$2 ')
    .trim()
    .replace(AROUND, '')
    .replace(LABEL, '')
    .replace(KIND, '')
    .replace(AS_FRACTION, '')
}

/** Unicode encodes the ten digits of a script in sequence, starting with zero. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code < 128 ? digit : String(code - zero)
}

/** No country code is 8: in `+8 (495) …` the 8 is the Russian trunk prefix. */
const PLUS_FOR_EIGHT = /^[\s(]*\+\s*8(?=[\s()-])/

/** Former trunk prefixes for calls to another town: `0` in Poland until 2014, `8` in Ukraine before a zero. */
const FORMER_PREFIX = /^[\s(]*(?:0[\s-]*(?!0)|8[\s(-]*(?=0))/

/**
 * In "+48 (0)22 …" the zero in brackets is dropped after a plus if the country's numbers do not begin with zero; Italy
 * keeps it. Numbers in use take precedence over numbers that are only possible.
 */
function parse(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const toNumbers = (...texts: readonly string[]) =>
    texts.flatMap((each) => parsePhoneNumberFromString(each, { defaultCountry: country, extract: false }) ?? [])
  const hasPlus = text.includes('+')
  const numbers = hasPlus ? toNumbers(text, text.replace(/\(\s*0\s*\)/, '')) : toNumbers(text)
  const former = hasPlus ? [] : toNumbers(text.replace(FORMER_PREFIX, ''))
  return [...numbers, ...former].find((number) => number.isValid()) ?? numbers.find(couldBe)
}

const KEEPS_ZERO = '39'

/**
 * A leading zero that was not removed as trunk prefix means a wrong number of digits, except in Italy, where it is part
 * of the number.
 */
const couldBe = (number: PhoneNumber) =>
  number.isPossible() &&
  number.nationalNumber.length >= FEWEST_DIGITS &&
  /[1-9]/.test(number.nationalNumber) &&
  (!number.nationalNumber.startsWith('0') || number.countryCallingCode === KEEPS_ZERO)

/** "030 12345 / 040 67890": together they could be one long number, but each part begins like a number. */
function areBothWhole(text: string): boolean {
  const parts = text.split(/\s*\/\s*|\s+-\s+/)
  return (
    parts.length > 1 && parts.every((part) => /^\(?[+0]/.test(part) && part.replace(/\D/g, '').length >= FEWEST_DIGITS)
  )
}

/** "030 1234567 / 68": a number, and the last digits of another number at the same company. */
function hasOtherEnd(text: string, country: CountryCode | undefined): boolean {
  const [, first = ''] = /^(.*\d)\s*\/\s*-?\s*\d{1,3}$/.exec(text) ?? []
  return first.replace(/\D/g, '').length >= FEWEST_DIGITS && parse(first, country) !== undefined
}

/**
 * Returns the number to dial from a text that is not a single number: the first of several, or letters as digits
 * (`1-800-FLOWERS`). Undefined if there is none.
 */
export function findTelephone(written: string, country?: string): Telephone | undefined {
  if (written.length > MOST_CHARS) return undefined
  const parts = [written.replace(/[,;]+[\d#*]*$/, ''), ...written.split(/[;|\n]|,(?=\s)|\s\/\s/)]
  const found = parts.map((part) => readTelephone(toKeys(part), country)).find((read) => read.ok)
  return found?.ok ? found.value : undefined
}

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** Translates a spelled number into digits by the telephone keys 2 to 9. */
const toKeys = (part: string): string =>
  /^[+\d\s()./-]*\d[-.\s]?[A-Z][A-Z\s-]*$/.test(part)
    ? part.replace(/[A-Z]/g, (letter) => String(2 + KEYS.findIndex((key) => key.includes(letter.toLowerCase()))))
    : part

function isTwo(text: string, country: string | undefined): boolean {
  const parts = text.split(BETWEEN_TWO).flatMap((part) => part.split(/\/|(?<=\d)\s*(?=\+)|\s+(?=0(?:\s?\d){6})/))
  const numbers = parts.filter((part) => /\d/.test(part))
  return numbers.length > 1 && numbers.every((part) => readTelephone(part, country).ok)
}
