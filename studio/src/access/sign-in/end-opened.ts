import type { PlainQuery } from '../../platform/to-plain-query.ts'

/**
 * Ends what a customer has opened or asked for with the password and address of before: sessions, but the one named by the hash of its token,
 * links to a new password, a change of address, links to all their data.
 */
export async function endOpened(query: PlainQuery, customerId: string, keep?: Buffer): Promise<void> {
  await query('delete from accounts.session where customer_id = $1::uuid and token_hash is distinct from $2', [
    customerId,
    keep ?? null,
  ])
  for (const opened of ['reset', 'email_change', 'data_link'] as const)
    await query(`delete from accounts.${opened} where customer_id = $1::uuid`, [customerId])
}
