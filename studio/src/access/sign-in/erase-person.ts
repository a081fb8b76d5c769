import { toEmailKey } from '@menagerie/contract/email'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { findEarlierEmails } from './earlier-emails.ts'
import { findSpellings } from './find-spellings.ts'
import { aboutPerson, PERSON_PLACES } from './person-places.ts'

type ErasedCounts = Readonly<Record<string, number>>

/**
 * Takes a person, known by the address of mail, out of all that is kept of visitors and customers, in the caller's transaction, with what
 * their account did under earlier addresses. The trail keeps its lines without a name: what the company decided stays provable. Mails that
 * are files follow by `clean-mail-folder.ts`, where they are. People of the studio are deleted in the admin.
 */
export async function erasePerson(query: PlainQuery, email: string, reason: string): Promise<ErasedCounts> {
  const key = toEmailKey(email)
  const forms = await findSpellings(query, email)
  const earlier = await findEarlierEmails(query, key)
  await query(`set local menagerie.erasing = 'on'`)
  const counts: Record<string, number> = {}
  for (const { name, erase } of PERSON_PLACES)
    counts[name] = (await query(...aboutPerson(`${erase} returning 1`, { forms, earlier }))).length
  await query(`set local menagerie.erasing = 'off'`)
  // A backup may have the account under an address of before.
  for (const each of [key, ...earlier])
    await query('insert into accounts.erasure (email_hash, reason) values ($1, $2)', [toErasureHash(each), reason])
  return counts
}
