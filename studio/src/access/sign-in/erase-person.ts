import { toEmailKey } from '@menagerie/contract/email'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { findEarlierEmails } from './earlier-emails.ts'
import { findSpellings } from './find-spellings.ts'
import { aboutPerson, PERSON_PLACES } from './person-places.ts'

type ErasedCounts = Readonly<Record<string, number>>

/**
 * Removes a person (by email address) from all data of visitors and customers, in the caller's transaction, including
 * what the account did under former addresses. Events stay without the name, so that the company's decisions remain
 * provable. Mails in files are erased separately (`clean-mail-folder.ts`). Users of the studio are deleted in the
 * admin.
 */
export async function erasePerson(query: PlainQuery, email: string, reason: string): Promise<ErasedCounts> {
  const key = toEmailKey(email)
  const forms = await findSpellings(query, email)
  // Before anything is read or erased, as in `holdAccount`: a change under way would leave its line in the trail, or deadlock.
  await query('select 1 from customers where lower(email) = any($1::text[]) order by id for update', [forms])
  const { former, asked } = await findEarlierEmails(query, key)
  const earlier = [...former, ...asked]
  await query(`set local menagerie.erasing = 'on'`)
  const counts: Record<string, number> = {}
  for (const { name, erase } of PERSON_PLACES)
    counts[name] = (await query(...aboutPerson(`${erase} returning 1`, { forms, earlier }))).length
  await query(`set local menagerie.erasing = 'off'`)
  // A backup may contain the account under a former address. An address that was only asked for is not the person's: all that is kept of it
  // would be erased after a restore.
  for (const each of [key, ...former])
    await query('insert into accounts.erasure (email_hash, reason) values ($1, $2)', [toErasureHash(each), reason])
  return counts
}
