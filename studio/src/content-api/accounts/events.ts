import type { AccountEvent } from '@menagerie/contract/accounts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

/**
 * Appends an event to the trail, in the same transaction as the change. `actor`: the customer, or the user of the
 * studio.
 */
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
