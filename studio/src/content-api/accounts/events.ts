import type { AccountEvent } from '@menagerie/contract/accounts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

/** One more line of the trail, in the transaction of what it tells of. `actor`: the customer, or the studio's person. */
export async function noteEvent(
  query: PlainQuery,
  customer: string,
  action: AccountEvent,
  actor: string,
  detail?: string,
) {
  await query(
    `insert into account_events (id, customer_id, action, actor, detail, created_at, updated_at)
     values (gen_random_uuid(), $1, $2::enum_account_events_action, $3, $4, now(), now())`,
    [customer, action, actor, detail ?? null],
  )
}
