import { sql } from '@payloadcms/db-postgres/drizzle'
import type { RunStatement } from '../../../platform/transaction.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/** Until commit, sign-ins of one person go one by one: Payload writes back all sessions of an account that it has read. */
export function lockSignIn(query: RunStatement, email: string): Promise<void> {
  return takeLock(() => query(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in/${email}`}, 0))`))
}
