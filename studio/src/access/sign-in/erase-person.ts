import { toEmailKey } from '@menagerie/contract/email'
import { toErasureHash } from '@menagerie/contract/erasure-hash'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { findEarlierEmails } from './earlier-emails.ts'
import { findSpellings } from './find-spellings.ts'

type ErasedCounts = Readonly<Record<string, number>>

/**
 * Takes a person, known by the address of mail, out of all that is kept of visitors and customers, in the caller's transaction, with what
 * their account did under earlier addresses. The trail keeps its lines without a name: what the company decided stays provable. People of
 * the studio are deleted in the admin.
 */
export async function erasePerson(query: PlainQuery, email: string, reason: string): Promise<ErasedCounts> {
  const key = toEmailKey(email)
  const forms = await findSpellings(query, email)
  const earlier = await findEarlierEmails(query, key)
  const count = async (text: string, values: readonly unknown[]) => (await query(`${text} returning 1`, values)).length
  await query(`set local menagerie.erasing = 'on'`)
  const counts = {
    events: await count(
      `update account_events set actor = case when lower(actor) = any($2::text[]) then 'erased' else actor end, detail = null
       where customer_id in (select id::text from customers where email = $1) or actor = $1`,
      [key, [key, ...earlier]],
    ),
    customers: await count('delete from customers where email = $1', [key]),
    submissions: await count(
      `delete from submissions where lower(email) = any($1::text[]) or lower(fields ->> 'email') = any($1::text[])`,
      [forms],
    ),
    subscribers: await count('delete from subscribers where lower(email) = any($1::text[])', [forms]),
    // As a whole text of the JSON: the address of another person may end with this one.
    deliveries: await count(
      `delete from deliveries
       where exists (select 1 from unnest($1::text[]) form where position('"' || form || '"' in lower(body)) > 0)`,
      [forms],
    ),
    mails: await count(
      `delete from mails where lower(recipient) = any($1::text[]) or lower(reply_to) = any($1::text[])
         or (lower(recipient) = any($2::text[]) and kind like 'account-%')`,
      [forms, earlier],
    ),
    changes: await count('delete from accounts.email_change where email = $1', [key]),
  }
  await query(`set local menagerie.erasing = 'off'`)
  // A backup may have the account under an address of before.
  for (const each of [key, ...earlier])
    await query('insert into accounts.erasure (email_hash, reason) values ($1, $2)', [toErasureHash(each), reason])
  return counts
}
