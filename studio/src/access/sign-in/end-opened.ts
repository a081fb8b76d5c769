import type { PlainQuery } from '../../platform/to-plain-query.ts'

/**
 * Ends what was opened or requested with a customer's former password and address: sessions except the one with token
 * hash `keep`, password links, a change of address, data links.
 */
export async function endOpened(query: PlainQuery, customerId: string, keep?: Buffer): Promise<void> {
  await query('delete from accounts.session where customer_id = $1::uuid and token_hash is distinct from $2', [
    customerId,
    keep ?? null,
  ])
  for (const opened of ['reset', 'email_change', 'data_link'] as const)
    await query(`delete from accounts.${opened} where customer_id = $1::uuid`, [customerId])
}
