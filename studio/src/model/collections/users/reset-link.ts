import { createSecretToken, toTokenHash } from '../../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'

/**
 * Creates a link for choosing a password, valid once and for some minutes; returns its path. Only the token's hash is
 * stored.
 */
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
