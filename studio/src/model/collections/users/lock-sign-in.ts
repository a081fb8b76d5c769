import { z } from 'zod'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/** Serializes sign-ins of one user until commit, because Payload writes back all sessions of the account that it has read. */
export function lockSignIn(query: PlainQuery, email: string): Promise<void> {
  return takeLock(() => query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in/${email}`]))
}

const rowSchema = z.object({ email: z.string() })

/** The same for a person by id. An address that became another during the wait is locked as well; without a person there is nothing to lock. */
export async function lockSignInOf(query: PlainQuery, userId: string): Promise<void> {
  let locked: string | undefined
  while (true) {
    const [row] = await query('select email from users where id::text = $1', [userId])
    const email = rowSchema.safeParse(row).data?.email
    if (email === undefined || email === locked) return
    await lockSignIn(query, email)
    locked = email
  }
}
