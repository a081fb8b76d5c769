import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const rows = z.array(z.object({ actor: z.string() }))

/** What customers do themselves is noted under the address that they had then. */
const OF_CUSTOMERS = `('applied', 'applied-again', 'reset-asked', 'email-asked', 'changed-email')`

/**
 * Addresses that the accounts of this one had before, as the trail knows them, and that they ask for, for as far as no other account has
 * them now: what accounts were written there is about the same person.
 */
export async function findEarlierEmails(query: PlainQuery, key: string): Promise<string[]> {
  const found = await query(
    `select distinct lower(e.actor) as actor from account_events e join customers c on c.id::text = e.customer_id
     where c.email = $1 and e.action in ${OF_CUSTOMERS} and position('@' in e.actor) > 0
       and lower(e.actor) not in (select email from customers)
     union select lower(e.email) from accounts.email_change e join customers c on c.id = e.customer_id
     where c.email = $1 and lower(e.email) not in (select email from customers)`,
    [key],
  )
  return rows.parse(found).map(({ actor }) => actor)
}
