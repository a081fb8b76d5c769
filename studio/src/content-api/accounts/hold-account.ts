import { CUSTOMER_STATES } from '@menagerie/contract/accounts'
import { z } from 'zod'
import { lockAccount } from '../../access/sign-in/lock-account.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { StoredCustomer } from './customers.ts'

const heldSchema = z.object({
  email: z.string(),
  state: z.enum(CUSTOMER_STATES),
  password_hash: z.string().nullable(),
})
export type HeldAccount = z.infer<typeof heldSchema>

/**
 * Locks an account until commit and returns what it has now; undefined if it was deleted. A call that changes an account, or opens a session,
 * must take this lock before its first write: what it has read before may have been replaced while it checked a password.
 */
export async function holdAccount(query: PlainQuery, id: string): Promise<HeldAccount | undefined> {
  await lockAccount(query, id)
  // A statement of its own: it sees what was committed during the wait.
  const [row] = await query(
    `select c.email, c.state, k.password_hash from customers c left join accounts.credential k on k.customer_id = c.id
     where c.id = $1::uuid`,
    [id],
  )
  return row === undefined ? undefined : heldSchema.parse(row)
}

/** Whether the account still has the password that was checked, and the address under which it was found. */
export const isUnchanged = (held: HeldAccount | undefined, checked: StoredCustomer): held is HeldAccount =>
  held !== undefined && held.password_hash === checked.password_hash && held.email === checked.email
