import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/**
 * Until commit, one change of what proves a person at a time: password, links to a new one, second factors. Taken before anything of theirs
 * is written, so that two changes never wait for each other; sessions and other rows that name the person may be added meanwhile.
 */
export function lockPerson(query: PlainQuery, userId: string): Promise<void> {
  return takeLock(() => query('select 1 from users where id = $1::uuid for no key update', [userId]))
}
