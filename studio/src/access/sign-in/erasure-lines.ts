import { z } from 'zod'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const rowsSchema = z.array(z.object({ line: z.string() }))

export const toErasureLines = (rows: unknown): string[] => rowsSchema.parse(rows).map(({ line }) => line)

/**
 * Lines for `readErasures`: hashes of erased addresses, each with the time of the last erasure in milliseconds. `hashes`, in hexadecimal:
 * only these.
 */
export async function findErasureLines(query: PlainQuery, hashes?: readonly string[]): Promise<string[]> {
  const rows = await query(
    `select encode(email_hash, 'hex') || ' ' || floor(extract(epoch from max(erased_at)) * 1000) as line from accounts.erasure
     where $1::text[] is null or email_hash in (select decode(hash, 'hex') from unnest($1::text[]) hash)
     group by email_hash order by 1`,
    [hashes ?? null],
  )
  return toErasureLines(rows)
}
