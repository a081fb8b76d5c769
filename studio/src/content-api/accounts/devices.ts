import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

const DEVICES_EACH = 20

/** Whether the owner has signed in with this browser before: others may be guessing, this one may still try. */
export async function isKnownDevice(query: PlainQuery, customer: string | undefined, device: string | undefined) {
  const rows = await query('select 1 from accounts.device where customer_id = $1 and token_hash = $2', [
    customer ?? null,
    toTokenHash(device ?? ''),
  ])
  return rows.length > 0
}

/** The token that the browser keeps; a new one when the account does not know the one it has. */
export async function rememberDevice(query: PlainQuery, customer: string, device: string | undefined): Promise<string> {
  const isKnown = await isKnownDevice(query, customer, device)
  const token = isKnown && device !== undefined ? device : createSecretToken()
  await query(
    `insert into accounts.device (customer_id, token_hash) values ($1, $2)
     on conflict (customer_id, token_hash) do update set seen_at = now()`,
    [customer, toTokenHash(token)],
  )
  await query(
    `delete from accounts.device where customer_id = $1 and token_hash not in (
       select token_hash from accounts.device where customer_id = $1 order by seen_at desc limit ${DEVICES_EACH})`,
    [customer],
  )
  return token
}
