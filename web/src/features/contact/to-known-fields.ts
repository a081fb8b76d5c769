import type { CustomerProfile } from '@menagerie/contract/accounts'

/** Returns the fields of the business form that are known of a signed-in customer (reading 26); all of them can be changed. */
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
