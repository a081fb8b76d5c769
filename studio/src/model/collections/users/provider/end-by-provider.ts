import { decodeJwt } from 'jose'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { takeTry, takeTryFrom } from '../../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import { type PlainQuery, toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { queryOf } from '../ask.ts'
import { openSealed } from '../factors/seal.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { lockPerson } from '../lock-person.ts'
import { lockSignInOf } from '../lock-sign-in.ts'
import { ID_TOKEN_USE } from './provider-client.ts'
import { findProvider } from './provider-settings.ts'
import { type LogoutClaims, readLogoutToken } from './read-logout-token.ts'

const MOST_BYTES = 20_000
const CALLS = 600
const WINDOW_S = 15 * 60
/** Seconds for which used tokens are remembered: longer than the maximum age of a token. */
const SEEN_S = 15 * 60

const begunSchema = z.object({
  session: z.string().nullable(),
  ticket: z.instanceof(Buffer).nullable(),
  user_id: z.string(),
  email: z.string(),
  sealed_id_token: z.instanceof(Buffer).nullable(),
  issuer: z.string().nullable(),
  subject: z.string().nullable(),
})
type BegunThere = z.infer<typeof begunSchema>

/** Called by the provider when a user has signed out elsewhere or is locked: ends the sessions that began at the provider. */
export const endByProvider: Endpoint['handler'] = async (req) => {
  const settings = findProvider()
  if (settings === undefined) return toAnswer(404)
  const query = queryOf(req)
  if ((await takeTryFrom(query, 'studio-logout', readCaller(req.headers).address, CALLS, WINDOW_S)) > 0)
    return toAnswer(429)
  const token = await readToken(req)
  const claims = await readLogoutToken(settings, token).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, msg: 'A logout of the company’s provider was refused' })
  })
  if (claims === undefined || (await takeTry(query, `logout-token/${claims.jti}`, 1, SEEN_S)) > 0) return toAnswer(400)
  await inOwnTransaction(req, async () => endSessions(toPlainQuery(await transactionOf(req)), req, claims))
  return toAnswer(200)
}

async function readToken(req: PayloadRequest): Promise<string> {
  const text = (await req.text?.()) ?? ''
  return text.length > MOST_BYTES ? '' : (new URLSearchParams(text).get('logout_token') ?? '')
}

/**
 * SQL for sessions that began at the provider, with or without an additional factor, and for sign-ins that wait for the
 * studio's second factor.
 */
const BEGUN_THERE = `
  select k.sid as session, null::bytea as ticket, k.user_id, k.sealed_id_token from accounts.staff_session k
  join users_sessions s on s.id::text = k.sid where k.way like 'company%'
  union all
  select null, t.token_hash, t.user_id, decode(t.flow, 'hex') from accounts.staff_ticket t
  where t.way like 'company%' and t.kind in ('second', 'enrol')`

async function findBegun(query: PlainQuery, claims: LogoutClaims): Promise<BegunThere[]> {
  const rows = await query(
    `select b.session, b.ticket, b.user_id::text, u.email, b.sealed_id_token, i.issuer, i.subject from (${BEGUN_THERE}) b
     join users u on u.id = b.user_id left join accounts.staff_identity i on i.user_id = b.user_id`,
  )
  return rows.map((row) => begunSchema.parse(row)).filter((begun) => isOf(begun, claims))
}

const toIds = (begun: readonly BegunThere[]) => [...new Set(begun.map(({ user_id: id }) => id))].toSorted()

async function endSessions(query: PlainQuery, req: PayloadRequest, claims: LogoutClaims): Promise<void> {
  const ids = toIds(await findBegun(query, claims))
  for (const id of ids) await lockSignInOf(query, id)
  for (const id of ids) await lockPerson(query, id)
  // Again: what waited for a second factor may be a session by now.
  const ended = (await findBegun(query, claims)).filter(({ user_id: id }) => ids.includes(id))
  const people = new Map(ended.map(({ user_id: id, email }) => [id, { id, email }]))
  for (const { session, ticket } of ended) {
    await query('delete from users_sessions where id::text = $1', [session])
    await query('delete from accounts.staff_ticket where token_hash = $1', [ticket])
  }
  for (const person of people.values())
    await noteSignIn(query, person, 'ended-sessions', readCaller(req.headers), 'provider')
}

/** Whether the logout token applies to a session: it names one session of the provider, or all of a user. */
function isOf({ sealed_id_token: sealed, issuer, subject }: BegunThere, { iss, sub, sid }: LogoutClaims): boolean {
  const idToken = sealed === null ? undefined : openSealed(sealed, ID_TOKEN_USE)
  if (idToken === undefined) return issuer === iss && sub !== undefined && subject === sub
  const began = decodeJwt(idToken)
  return began.iss === iss && (sub === undefined || began.sub === sub) && (sid === undefined || began.sid === sid)
}

const toAnswer = (status: 200 | 400 | 404 | 429) =>
  Response.json(status === 200 ? {} : { error: 'invalid_request' }, {
    status,
    headers: { 'cache-control': 'no-store' },
  })
