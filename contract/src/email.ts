import { HIDDEN_SIGNS } from './hidden-signs.ts'

/** The HTML standard's pattern with a dot in the domain (reading 25), of an address in ASCII. */
const ASCII_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const EMAIL_MAX_LENGTH = 254
const ASCII = /^[\u0021-\u007E]*$/
/** What would end a host name, and hyphens at the ends of its parts. */
const NO_NAME = /[\s/?#@:%\\[\]<>^|]|(?:^|[.。．｡])-|-(?:[.。．｡]|$)/
const NUMBERS = /^[\d.]+$/
/** The last part of a host name is no number: with one it would be an address of the network. */
const ENDS_IN_NUMBER = /\.(?:\d+|0x[\da-f]*)$/i
/** Signs that no reader sees come along when an address is copied from a page. */
const UNSEEN = /\p{Cf}/gu

/**
 * An address of mail as mail servers know it: the domain in ASCII (`müller.de` is `xn--mller-kva.de`), in small letters. Undefined for what
 * is no address. Browsers and servers have the same rule, as both know it from their addresses of pages: little else is in this file.
 */
export function toAsciiEmail(typed: string): string | undefined {
  const text = typed.replace(UNSEEN, '').trim().replace('＠', '@')
  const at = text.lastIndexOf('@')
  const domain = toAsciiDomain(text.slice(at + 1))
  if (at < 1 || domain === undefined) return undefined
  const email = `${text.slice(0, at)}@${domain}`
  return email.length <= EMAIL_MAX_LENGTH && ASCII_EMAIL.test(email) ? email : undefined
}

/** A domain, or the end of one, in ASCII and small letters; undefined where it is none. */
export function toAsciiDomain(domain: string): string | undefined {
  if (ENDS_IN_NUMBER.test(domain)) return undefined
  if (ASCII.test(domain)) return domain.toLowerCase()
  if (NO_NAME.test(domain)) return undefined
  const name = URL.parse(`https://${domain}`)?.hostname
  return name === undefined || NUMBERS.test(name) ? undefined : name
}

const ANY_HIDDEN = new RegExp(`[${HIDDEN_SIGNS}]`, 'u')
/** Signs that say that an address reads from left to right, as it does: lists of contacts put them around one that is copied. */
const AROUND = /^[\u200E\u202A\u2066]+|[\u200E\u202C\u2069]+$/g

/** Whether signs within what was typed turn it into something else than its reader sees. */
export const hasHiddenSigns = (typed: string): boolean => ANY_HIDDEN.test(typed.trim().replace(AROUND, ''))

export const isEmail = (typed: string): boolean => !hasHiddenSigns(typed) && toAsciiEmail(typed) !== undefined

/** Returns the form by which addresses are compared, and accounts found: in ASCII without regard to capitals, whichever form was typed. */
export const toEmailKey = (typed: string): string => (toAsciiEmail(typed) ?? typed.trim()).toLowerCase()
