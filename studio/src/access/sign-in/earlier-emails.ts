import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const rows = z.array(z.object({ actor: z.string() }))

/** Events of customers' own actions, which are recorded under their address at that time. */
const OF_CUSTOMERS = `('applied', 'applied-again', 'reset-asked', 'email-asked', 'changed-email')`

/**
 * Former and requested addresses of this address's account, according to the trail, unless another account has them
 * now: mails and forms under these addresses are about the same person.
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
