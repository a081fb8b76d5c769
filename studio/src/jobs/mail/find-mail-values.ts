import { isAddressProven } from '../../access/sign-in/proven-address.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

type Person = { id: string; name: string; company: string; email: string }

/**
 * Name and company for a mail to a customer. Accounts contain text that others may have typed, and a mail would carry
 * it to the owner of the address: until a link to the address was used, the address takes its place (decision 083).
 */
export async function findMailValues(query: PlainQuery, { id, name, company, email }: Person) {
  return (await isAddressProven(query, id)) ? { name, company } : { name: email, company: email }
}
