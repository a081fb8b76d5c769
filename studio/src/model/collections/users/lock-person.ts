import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/**
 * Serializes changes of a user's credentials until commit: password, password links, second factors. Must be taken
 * before any of them is written, so that changes cannot deadlock; rows that reference the user, such as sessions, can
 * still be added.
 */
export function lockPerson(query: PlainQuery, userId: string): Promise<void> {
  return takeLock(() => query('select 1 from users where id = $1::uuid for no key update', [userId]))
}
