import type { PlainQuery } from '../../platform/to-plain-query.ts'

/** Callers must call this when a link to the account's address is used, in the same transaction. */
export async function proveAddress(query: PlainQuery, customerId: string): Promise<void> {
  await query(
    'insert into accounts.proven_address (customer_id) values ($1) on conflict (customer_id) do update set proven_at = now()',
    [customerId],
  )
}

export async function isAddressProven(query: PlainQuery, customerId: string): Promise<boolean> {
  return (await query('select 1 from accounts.proven_address where customer_id = $1', [customerId])).length > 0
}
