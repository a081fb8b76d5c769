import { CUSTOMER_STATES, type CustomerProfile, customerProfileSchema } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import { toReadableEmail } from '@menagerie/contract/readable-email'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { endOpened } from '../../access/sign-in/end-opened.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const customerSchema = customerProfileSchema.extend({
  state: z.enum(CUSTOMER_STATES),
  site: z.string(),
  password_hash: z.string().nullable(),
})
export type StoredCustomer = z.infer<typeof customerSchema>

export const PROFILE_COLUMNS = 'c.id, c.company, c.address, c.postcode, c.city, c.name, c.email'

/** Finds a customer by any spelling of the email address. */
export async function findCustomer(
  query: PlainQuery,
  brand: BrandKey,
  email: string,
): Promise<StoredCustomer | undefined> {
  const [found] = await query(
    `select ${PROFILE_COLUMNS}, c.state, c.site, k.password_hash
     from customers c left join accounts.credential k on k.customer_id = c.id where c.brand = $1 and c.email = $2`,
    [brand, toEmailKey(email)],
  )
  return found === undefined ? undefined : customerSchema.parse(found)
}

export function toProfile({ id, company, address, postcode, city, name, email }: CustomerProfile): CustomerProfile {
  return { id, company, address, postcode, city, name, email: toReadableEmail(email) }
}

/**
 * Replaces the password and ends what was opened with the old one: sessions except `keep`, password links, a pending
 * change of the address.
 */
export async function storePassword(
  query: PlainQuery,
  id: string,
  hash: string,
  keep: Buffer | undefined,
): Promise<void> {
  await query(
    `insert into accounts.credential (customer_id, password_hash) values ($1, $2)
     on conflict (customer_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    [id, hash],
  )
  await endOpened(query, id, keep)
}
