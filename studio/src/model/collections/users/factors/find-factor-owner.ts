import { z } from 'zod'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'

const ownerSchema = z.object({ id: z.string(), email: z.string() })

/** Loads the owner of factors, for the trail and mails. */
export async function findFactorOwner(query: PlainQuery, userId: string): Promise<z.infer<typeof ownerSchema>> {
  const [row] = await query('select id::text, email from users where id = $1::uuid', [userId])
  return ownerSchema.parse(row)
}
