import { isAddressProven } from '../../access/sign-in/proven-address.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

type Person = { id: string; name: string; company: string; email: string }

/**
 * Person that a mail speaks of. What an account says may be typed by strangers, before an approval and after it, and a mail with it would carry
 * their words to the owner of the address: until a link to the address was used, the address itself stands there (decision 083).
 */
export async function findMailValues(query: PlainQuery, { id, name, company, email }: Person) {
  return (await isAddressProven(query, id)) ? { name, company } : { name: email, company: email }
}
