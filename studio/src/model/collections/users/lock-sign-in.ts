import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/** Until commit, sign-ins of one person go one by one: Payload writes back all sessions of an account that it has read. */
export function lockSignIn(query: PlainQuery, email: string): Promise<void> {
  return takeLock(() => query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-in/${email}`]))
}
