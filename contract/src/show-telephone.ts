import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { findShortNumber, findTelephone, readTelephone, type TelephoneReading } from './read-telephone.ts'

/** Returns the number as fields keep it: E.164, with `;ext=12` for an extension (RFC 3966), or the digits of a number that is short in its country. */
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
  /** In whose way it is written when it is a number of that country; all others are shown with a plus. */
  reader?: string | undefined
  /** The country of the number, where it is kept without a plus: what was stored before numbers were read. */
  owner?: string | undefined
}

/** A number for people, and the link that dials it from anywhere. */
export function showTelephone(kept: string, { reader, owner }: Countries): { text: string; href: string } {
  const read = readTelephone(kept, owner)
  if (!read.ok) {
    const short = findShortNumber(kept)
    const found = findTelephone(kept, owner)
    return { text: short ?? kept, href: `tel:${short ?? (found ? toAddress(found) : kept.replace(/[^+\d]/g, ''))}` }
  }
  return { text: write(read.value, reader), href: `tel:${toAddress(read.value)}` }
}

/** Where a link leads that an editor wrote: one that dials gets its number as it is dialled from anywhere; all others stay, and codes of a network (`*100#`). */
export function toDialledLink(href: string, owner?: string): string {
  const number = findNumber(href)
  return number === undefined || /[*#]/.test(number) ? href : showTelephone(number, { owner }).href
}

/** Returns what an editor typed as a link as it is kept: one number that can be read is dialled from anywhere; all else stays, for the field's own check. */
export function toKeptLink(href: string, owner?: string): string {
  const number = findNumber(href)
  const read = number === undefined ? undefined : toStoredTelephone(number, owner)
  return read?.ok ? `tel:${read.text}` : href
}

/** What a link dials, as it was typed; undefined for all other links. */
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

/** For programs, such as search engines: E.164 where it can be read. */
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

/** The country's own way, unless it loses what has to be dialled, or the spaces, as with some numbers that no plan has. */
function findNational(number: PhoneNumber, country: CountryCode): string | undefined {
  const national = number.formatNational()
  if (number.isValid()) return national
  const typed = parsePhoneNumberFromString(national, country)
  return number.isPossible() && typed?.number === number.number && /\d\D\d/.test(national) ? national : undefined
}
