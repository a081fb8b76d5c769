import { DEVICE_KEPT_DAYS, SESSION_IDLE_S, SESSION_MAX_S } from '@menagerie/contract/accounts'
import type { Pool } from 'pg'

/** Longer than any session of the studio: these are 12 hours at most. */
const STAFF_SESSION_KEPT_HOURS = 24

/** Rows that open nothing any more, by table. Each names a person, a browser or a network address. */
const ENDED: Readonly<Record<string, string>> = {
  session: `started_at < now() - interval '${SESSION_MAX_S} seconds' or seen_at < now() - interval '${SESSION_IDLE_S} seconds'`,
  device: `seen_at < now() - interval '${DEVICE_KEPT_DAYS} days'`,
  reset: 'expires_at < now()',
  data_link: 'expires_at < now()',
  email_change: 'expires_at < now()',
  staff_session: `started_at < now() - interval '${STAFF_SESSION_KEPT_HOURS} hours'`,
  staff_reset: 'expires_at < now()',
  staff_ticket: 'expires_at < now()',
}

/** Deletes ended sessions and links. A sign-in removes only those of its own account, which may never sign in again. */
export async function deleteEnded(pool: Pick<Pool, 'query'>): Promise<void> {
  // Skips rows that another call is deleting, because waiting for them could deadlock.
  for (const [table, isEnded] of Object.entries(ENDED))
    await pool.query(
      `delete from accounts.${table} where ctid in (select ctid from accounts.${table} where ${isEnded} for update skip locked)`,
    )
}
