import { isErased, readErasures } from '@menagerie/contract/erasure-hash'
import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { erasePerson } from './erase-person.ts'
import { KEPT_ADDRESSES } from './person-places.ts'

/** Lines for `readErasures`: the addresses that were erased, as hashes, each with the milliseconds of the last time. */
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
 * Takes out again all people that had been erased before a backup brought them back; in the caller's transaction. The number of them. An
 * address with nothing older than its erasure belongs to a person that came back, and stays.
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
  return back.length
}
