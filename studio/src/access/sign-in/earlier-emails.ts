import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const rows = z.array(z.object({ email: z.string() }))

/** Events of customers' own actions, which are recorded under their address at that time. */
const OF_CUSTOMERS = `('applied', 'applied-again', 'reset-asked', 'email-asked', 'changed-email')`

/** `asked`: requested by a change that is not confirmed, so that it may be the address of any other person. */
type EarlierEmails = { former: string[]; asked: string[] }

/**
 * Former and requested addresses of this address's account, according to the trail, unless another account has them
 * now: mails about the account went there, too.
 */
export async function findEarlierEmails(query: PlainQuery, key: string): Promise<EarlierEmails> {
  const former = await query(
    `select distinct lower(e.actor) as email from account_events e join customers c on c.id::text = e.customer_id
     where c.email = $1 and e.action in ${OF_CUSTOMERS} and position('@' in e.actor) > 0
       and lower(e.actor) not in (select email from customers)`,
    [key],
  )
  const asked = await query(
    `select lower(e.email) as email from accounts.email_change e join customers c on c.id = e.customer_id
     where c.email = $1 and lower(e.email) not in (select email from customers)`,
    [key],
  )
  return { former: toEmails(former), asked: toEmails(asked) }
}

const toEmails = (found: unknown) => rows.parse(found).map(({ email }) => email)
