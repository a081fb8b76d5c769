import { HIDDEN_SIGNS } from './hidden-signs.ts'

/** The HTML standard's pattern plus a dot in the domain (reading 25), for an address in ASCII. */
const ASCII_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
const EMAIL_MAX_LENGTH = 254
const ASCII = /^[\u0021-\u007E]*$/
/** Characters that would end a host name, and hyphens at the ends of its labels. */
const NO_NAME = /[\s/?#@:%\\[\]<>^|]|(?:^|[.。．｡])-|-(?:[.。．｡]|$)/
const NUMBERS = /^[\d.]+$/
/** A host name whose last label is a number would be read as an IP address. */
const ENDS_IN_NUMBER = /\.(?:\d+|0x[\da-f]*)$/i
/** Invisible characters, which are copied along with an address. */
const UNSEEN = /\p{Cf}/gu

/**
 * Returns an email address as mail servers know it: the domain in ASCII (`müller.de` becomes `xn--mller-kva.de`) and
 * lower case. Undefined if it is not an address. Browsers load this file, too, so it has few imports: the URL parser,
 * which both have, converts the domain.
 */
export function toAsciiEmail(typed: string): string | undefined {
  const text = typed.replace(UNSEEN, '').trim().replace('＠', '@')
  // Converting a domain takes time that grows with the square of its length.
  if (text.length > EMAIL_MAX_LENGTH) return undefined
  const at = text.lastIndexOf('@')
  const domain = toAsciiDomain(text.slice(at + 1))
  if (at < 1 || domain === undefined) return undefined
  const email = `${text.slice(0, at)}@${domain}`
  return email.length <= EMAIL_MAX_LENGTH && ASCII_EMAIL.test(email) ? email : undefined
}

/** Converts a domain, or the end of one, to lower-case ASCII; undefined if it is invalid. */
export function toAsciiDomain(domain: string): string | undefined {
  if (ENDS_IN_NUMBER.test(domain)) return undefined
  if (ASCII.test(domain)) return domain.toLowerCase()
  if (NO_NAME.test(domain)) return undefined
  const name = URL.parse(`https://${domain}`)?.hostname
  return name === undefined || NUMBERS.test(name) ? undefined : name
}

const ANY_HIDDEN = new RegExp(`[${HIDDEN_SIGNS}]`, 'u')
/**
 * Marks for left-to-right text, which contact lists put around a copied address; they change nothing. Those at the end
 * are only looked for where a run of them begins: otherwise the time would grow with the square of its length.
 */
const AROUND = /^[\u200E\u202A\u2066]+|(?<![\u200E\u202C\u2069])[\u200E\u202C\u2069]+$/g

/** Whether hidden characters make the text differ from what its reader sees. */
export const hasHiddenSigns = (typed: string): boolean => ANY_HIDDEN.test(typed.trim().replace(AROUND, ''))

export const isEmail = (typed: string): boolean => !hasHiddenSigns(typed) && toAsciiEmail(typed) !== undefined

/** Returns the key for comparing addresses and finding accounts: ASCII and lower case, in whichever form the address was typed. */
export const toEmailKey = (typed: string): string => (toAsciiEmail(typed) ?? typed.trim()).toLowerCase()
