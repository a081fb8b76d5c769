import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { findShortNumber, findTelephone, readTelephone, type TelephoneReading } from './read-telephone.ts'

/** Returns the number as fields store it: E.164, with `;ext=12` for an extension (RFC 3966), or the digits of a short national number. */
export function toStoredTelephone(
  typed: string,
  country?: string,
): { ok: true; text: string } | Extract<TelephoneReading, { ok: false }> {
  const read = readTelephone(typed, country)
  if (read.ok) return { ok: true, text: toAddress(read.value) }
  const short = findShortNumber(typed)
  return short ? { ok: true, text: short } : read
}

type Countries = {
  /** Country of the reader: its numbers are shown in national format, all others with a plus. */
  reader?: string | undefined
  /** Country of a number that is stored without a plus, from before numbers were normalized. */
  owner?: string | undefined
}

/** Formats a stored number for people, with a link that dials it from anywhere. */
export function showTelephone(kept: string, { reader, owner }: Countries): { text: string; href: string } {
  const read = readTelephone(kept, owner)
  if (!read.ok) {
    const short = findShortNumber(kept)
    const found = findTelephone(kept, owner)
    return { text: short ?? kept, href: `tel:${short ?? (found ? toAddress(found) : kept.replace(/[^+\d]/g, ''))}` }
  }
  return { text: write(read.value, reader), href: `tel:${toAddress(read.value)}` }
}

/** Normalizes the number in an editor's `tel:` link so that it can be dialled from anywhere; other links and network codes (`*100#`) stay unchanged. */
export function toDialledLink(href: string, owner?: string): string {
  const number = findNumber(href)
  return number === undefined || /[*#]/.test(number) ? href : showTelephone(number, { owner }).href
}

/** Returns a typed link as it is stored: a `tel:` link with a readable number is normalized; everything else stays unchanged for the field's own check. */
export function toKeptLink(href: string, owner?: string): string {
  const number = findNumber(href)
  const read = number === undefined ? undefined : toStoredTelephone(number, owner)
  return read?.ok ? `tel:${read.text}` : href
}

/** The typed number of a `tel:` link; undefined for other links. */
function findNumber(href: string): string | undefined {
  const number = /^tel:(.*)$/is.exec(href.trim())?.[1]
  return number === undefined ? undefined : decode(number)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The number for programs, such as search engines: E.164 if it can be read. */
export function toDialled(kept: string, owner?: string): string {
  const read = readTelephone(kept, owner)
  return read.ok ? read.value.number : (findTelephone(kept, owner)?.number ?? kept)
}

const toAddress = ({ number, extension }: { number: string; extension?: string }): string =>
  extension ? `${number};ext=${extension}` : number

function write({ number, extension }: { number: string; extension?: string }, reader: string | undefined): string {
  const parsed = parsePhoneNumberFromString(number)
  if (parsed === undefined) return number
  if (extension) parsed.setExt(extension)
  const isOwn =
    reader !== undefined && isSupportedCountry(reader) && getCountryCallingCode(reader) === parsed.countryCallingCode
  return (isOwn && findNational(parsed, reader)) || parsed.formatInternational()
}

/**
 * National format, unless dialling it would give another number or it has no spaces, as for some numbers outside any
 * numbering plan.
 */
function findNational(number: PhoneNumber, country: CountryCode): string | undefined {
  const national = number.formatNational()
  if (number.isValid()) return national
  const typed = parsePhoneNumberFromString(national, country)
  return number.isPossible() && typed?.number === number.number && /\d\D\d/.test(national) ? national : undefined
}
