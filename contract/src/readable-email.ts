import { domainToUnicode } from 'node:url'

/** Shows the domain of an address in Unicode: browsers send `müller.de` as `xn--mller-kva.de`. */
export function toReadableEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToUnicode(email.slice(at + 1))
  return at < 0 || domain === '' ? email : email.slice(0, at + 1) + domain
}
