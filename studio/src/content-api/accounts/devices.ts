import { z } from 'zod'
import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { AccountVisitor } from './visitor.ts'

const DEVICES_EACH = 20

/** Whether the customer has signed in with this browser before: it may still try while others guess the password. */
export async function isKnownDevice(query: PlainQuery, customer: string | undefined, device: string | undefined) {
  const rows = await query('select 1 from accounts.device where customer_id = $1 and token_hash = $2', [
    customer ?? null,
    toTokenHash(device ?? ''),
  ])
  return rows.length > 0
}

/** Returns the browser's token if the account knows it, otherwise a new one. */
export async function rememberDevice(
  query: PlainQuery,
  customer: string,
  { device, agent }: Pick<AccountVisitor, 'device' | 'agent'>,
): Promise<string> {
  const isKnown = await isKnownDevice(query, customer, device)
  const token = isKnown && device !== undefined ? device : createSecretToken()
  await query(
    `insert into accounts.device (customer_id, token_hash, agent) values ($1, $2, $3)
     on conflict (customer_id, token_hash) do update set seen_at = now(), agent = excluded.agent`,
    [customer, toTokenHash(token), agent],
  )
  await query(
    `delete from accounts.device where customer_id = $1 and token_hash not in (
       select token_hash from accounts.device where customer_id = $1 order by seen_at desc limit ${DEVICES_EACH})`,
    [customer],
  )
  return token
}

const listedDevice = z.object({ agent: z.string(), seen_at: z.date(), is_current: z.boolean() })

export async function listDevices(query: PlainQuery, customer: string, device: string | undefined) {
  const rows = await query(
    `select agent, seen_at, token_hash = $2 as is_current from accounts.device where customer_id = $1
     order by is_current desc, seen_at desc`,
    [customer, toTokenHash(device ?? '')],
  )
  return rows.map((row) => {
    const { seen_at, ...rest } = listedDevice.parse(row)
    return { ...rest, seen_at: seen_at.toISOString() }
  })
}

export async function forgetOtherDevices(
  query: PlainQuery,
  customer: string,
  device: string | undefined,
): Promise<void> {
  await query('delete from accounts.device where customer_id = $1 and token_hash <> $2', [
    customer,
    toTokenHash(device ?? ''),
  ])
}
