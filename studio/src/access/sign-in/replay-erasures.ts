import { toEmailKey } from '@menagerie/contract/email'
import { type Erasures, isErased, readErasures } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { erasePerson } from './erase-person.ts'
import { KEPT_ADDRESSES, NAMED_IN_MAILS } from './person-places.ts'

/** Lines for `readErasures`: hashes of erased addresses, each with the time of the last erasure in milliseconds. */
export async function listErasures(query: PlainQuery): Promise<string[]> {
  const [there] = await query("select 1 from pg_class where oid = to_regclass('accounts.erasure')")
  if (there === undefined) return []
  const rows = await query(
    `select encode(email_hash, 'hex') || ' ' || floor(extract(epoch from max(erased_at)) * 1000) as line
     from accounts.erasure group by email_hash order by 1`,
  )
  return z
    .array(z.object({ line: z.string() }))
    .parse(rows)
    .map(({ line }) => line)
}

const keptSchema = z.array(z.object({ email: z.string(), since: z.coerce.number() }))

/**
 * Erases again all persons that a restored backup brought back, in the caller's transaction; returns their number. An
 * address whose data is all newer than its erasure belongs to a person that came back, and stays.
 */
export async function replayErasures(query: PlainQuery, lines: readonly string[]): Promise<number> {
  if (lines.length === 0) return 0
  const erasures = readErasures(lines)
  const rows = await query(
    `select email, floor(extract(epoch from min(at)) * 1000) as since from (${KEPT_ADDRESSES}) kept
     where email is not null group by email`,
  )
  const back = keptSchema.parse(rows).filter(({ email, since }) => isErased(erasures, email, since))
  for (const { email } of back) await erasePerson(query, email, 'again, after a restore')
  const named = await deleteMailsThatName(query, erasures)
  for (const { email } of back) named.delete(toEmailKey(email))
  return back.length + named.size
}

const namedSchema = z.array(z.object({ id: z.string(), email: z.string(), at: z.coerce.number() }))

/**
 * Deletes mails to other people, from before an erasure, that name the person only in their text. Each mail is checked separately, because the
 * person may have come back, and newer mails stay. Returns the addresses.
 */
async function deleteMailsThatName(query: PlainQuery, erasures: Erasures): Promise<Set<string>> {
  const named = namedSchema.parse(await query(NAMED_IN_MAILS)).filter(({ email, at }) => isErased(erasures, email, at))
  await query('delete from mails where id::text = any($1::text[])', [named.map(({ id }) => id)])
  return new Set(named.map(({ email }) => toEmailKey(email)))
}
