import {
  type CustomerProfile,
  customerProfileSchema,
  SESSION_IDLE_S,
  SESSION_MAX_S,
} from '@menagerie/contract/accounts'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { z } from 'zod'
import { CLOCK_SLACK_S } from '../../access/sign-in/clock-slack.ts'
import { createSecretToken, toTokenHash } from '../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import { PROFILE_COLUMNS } from './customers.ts'

/**
 * Minimum interval between writes of a session's last use: a minute makes no difference to an idle timeout of two
 * hours.
 */
const SEEN_EVERY_S = 60
const SESSIONS_EACH = 20

/**
 * Valid by the database's clock alone, so the clocks of sites and visitors do not matter. If that clock was set back, a
 * session from the future counts as ended: otherwise it would last too long.
 */
const IS_ALIVE = `s.seen_at > now() - interval '${SESSION_IDLE_S} seconds'
  and s.started_at > now() - interval '${SESSION_MAX_S} seconds'
  and greatest(s.seen_at, s.started_at) < now() + interval '${CLOCK_SLACK_S} seconds'`

const begun = z.object({ expires_at: z.string() })

/** Creates a session with a new token; only the token's hash is stored. */
export async function beginSession(query: PlainQuery, customer: string, agent: string) {
  const token = createSecretToken()
  const [row] = await query(
    `insert into accounts.session (token_hash, customer_id, agent) values ($1, $2, $3)
     returning to_char((started_at + interval '${SESSION_MAX_S} seconds') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires_at`,
    [toTokenHash(token), customer, agent],
  )
  await query(
    `delete from accounts.session s where s.customer_id = $1 and (not (${IS_ALIVE}) or s.token_hash not in (
       select token_hash from accounts.session where customer_id = $1 order by seen_at desc limit ${SESSIONS_EACH}))`,
    [customer],
  )
  return { token, ...begun.parse(row) }
}

/** The customer of a valid session whose account is still approved. */
export async function findSignedIn(
  query: PlainQuery,
  brand: BrandKey,
  token: string | undefined,
): Promise<CustomerProfile | undefined> {
  if (token === undefined) return undefined
  const [row] = await query(
    `with alive as (
       select s.token_hash, s.seen_at, ${PROFILE_COLUMNS} from accounts.session s join customers c on c.id = s.customer_id
       where s.token_hash = $1 and c.brand = $2 and c.state = 'approved' and ${IS_ALIVE}),
     seen as (
       update accounts.session s set seen_at = now() from alive
       where s.token_hash = alive.token_hash and alive.seen_at < now() - interval '${SEEN_EVERY_S} seconds')
     select * from alive`,
    [toTokenHash(token), brand],
  )
  return row === undefined ? undefined : customerProfileSchema.parse(row)
}

export async function endSession(query: PlainQuery, token: string): Promise<void> {
  await query('delete from accounts.session where token_hash = $1', [toTokenHash(token)])
}

export async function endOtherSessions(query: PlainQuery, customer: string, token: string): Promise<void> {
  await query('delete from accounts.session where customer_id = $1 and token_hash <> $2', [
    customer,
    toTokenHash(token),
  ])
}

/** Identifies a session for its owner without revealing its token. */
const SESSION_ID = "left(encode(sha256(s.token_hash), 'hex'), 24)"

export async function endSessionById(query: PlainQuery, customer: string, id: string): Promise<number> {
  const rows = await query(
    `delete from accounts.session s where s.customer_id = $1 and ${SESSION_ID} = $2 returning 1`,
    [customer, id],
  )
  return rows.length
}

const listed = z.object({
  id: z.string(),
  started_at: z.date(),
  seen_at: z.date(),
  agent: z.string(),
  is_current: z.boolean(),
})

export async function listSessions(query: PlainQuery, customer: string, token: string) {
  const rows = await query(
    `select ${SESSION_ID} as id, s.started_at, s.seen_at, s.agent, s.token_hash = $2 as is_current
     from accounts.session s where s.customer_id = $1 and ${IS_ALIVE} order by is_current desc, s.seen_at desc`,
    [customer, toTokenHash(token)],
  )
  return rows.map((row) => {
    const { started_at, seen_at, ...rest } = listed.parse(row)
    return { started_at: started_at.toISOString(), seen_at: seen_at.toISOString(), ...rest }
  })
}
