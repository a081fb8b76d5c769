import { toErasureHash } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { erasePerson } from './erase-person.ts'

/** Addresses that were erased, as hashes in hexadecimal. */
export async function listErasures(query: PlainQuery): Promise<string[]> {
  const [there] = await query("select 1 from pg_class where oid = to_regclass('accounts.erasure')")
  if (there === undefined) return []
  const rows = await query("select distinct encode(email_hash, 'hex') as hash from accounts.erasure order by 1")
  return z
    .array(z.object({ hash: z.string() }))
    .parse(rows)
    .map(({ hash }) => hash)
}

/** Takes out again all people that had been erased before a backup brought them back; in the caller's transaction. The number of them. */
export async function replayErasures(query: PlainQuery, hashes: readonly string[]): Promise<number> {
  if (hashes.length === 0) return 0
  const erased = new Set(hashes)
  const rows = await query(
    `select email from customers union select email from subscribers union select email from submissions where email is not null
     union select fields ->> 'email' from submissions where fields ->> 'email' is not null union select recipient from mails`,
  )
  const emails = z
    .array(z.object({ email: z.string() }))
    .parse(rows)
    .map(({ email }) => email)
  const back = emails.filter((email) => erased.has(toErasureHash(email).toString('hex')))
  for (const email of back) await erasePerson(query, email, 'again, after a restore')
  return back.length
}
