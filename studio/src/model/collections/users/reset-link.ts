import { createSecretToken, toTokenHash } from '../../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'

/** Returns the path at which a person chooses a password, once and for so many minutes; of its token only the hash is kept. */
export async function createResetLink(query: PlainQuery, id: string, minutes: number): Promise<string> {
  const token = createSecretToken()
  await query('delete from accounts.staff_reset where user_id = $1::uuid and expires_at < now()', [id])
  await query(
    `insert into accounts.staff_reset (token_hash, user_id, expires_at)
     values ($1, $2::uuid, now() + make_interval(mins => $3))`,
    [toTokenHash(token), id, minutes],
  )
  return `/admin/reset/${token}`
}
