import type { CustomerProfile } from '@menagerie/contract/accounts'

/** Values that the form of business customers knows of a signed-in customer (reading 26); all of it may be typed over. */
export function toKnownFields({ company, address, postcode, city, name, email }: CustomerProfile) {
  const [first = '', ...others] = name.split(/\s+/)
  return {
    company,
    address: `${address}, ${postcode} ${city}`,
    'first-name': first,
    'last-name': others.join(' '),
    email,
  }
}
