import { z } from 'zod'
import { createSecretToken, toTokenHash } from '../../../../access/sign-in/secret-token.ts'
import { isProduction } from '../../../../platform/environment.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'

/**
 * What a browser may do next: `second` shows its second factor, `enrol` adds the first one before there is a session, `change` changes those
 * of the own account, `passkey` signs in with one alone, `provider` comes back from the company's sign-in.
 */
const TICKET_KINDS = ['second', 'enrol', 'change', 'passkey', 'provider'] as const
type TicketKind = (typeof TICKET_KINDS)[number]

/** Minutes that a person has for the next step. */
const TICKET_MINUTES = 10
const COOKIES: Readonly<Record<TicketKind, string>> = {
  second: 'menagerie-studio-step',
  enrol: 'menagerie-studio-step',
  change: 'menagerie-studio-change',
  passkey: 'menagerie-studio-passkey',
  provider: 'menagerie-studio-provider',
}
/** The page of the sign-in reads them, too, to go on after a reload. */
const PATH = '/'
const TOKEN = /^[\w-]{20,100}$/

const rowSchema = z.object({
  kind: z.enum(TICKET_KINDS),
  user_id: z.string().nullable(),
  browser: z.string(),
  way: z.string(),
  sealed_key: z.instanceof(Buffer).nullable(),
  flow: z.string().nullable(),
})

export type SignInTicket = {
  hash: Buffer
  kind: TicketKind
  /** '' while it is not known which person it is. */
  userId: string
  /** Token of a browser that is known already, or ''. */
  browser: string
  /** How the first step was made. */
  way: string
  sealedKey: Buffer | undefined
  /** What the answer of the company's provider must fit; in a ticket of a later step the ID token that it brought, sealed, in hexadecimal. */
  flow: string
}
type NewTicket = {
  kind: TicketKind
  userId?: string
  browser?: string
  way?: string
  challenge?: string
  flow?: string
}

/** Kept as a hash; the answer is the cookie that carries it. */
export async function openTicket(query: PlainQuery, { kind, ...given }: NewTicket): Promise<string> {
  const { userId = '', browser = '', way = '', challenge = '', flow = '' } = given
  const token = createSecretToken()
  // Without a wait for those that another call deletes: it may wait for one of these.
  await query(
    `delete from accounts.staff_ticket where token_hash in (
       select token_hash from accounts.staff_ticket where expires_at < now() for update skip locked)`,
  )
  await query(
    `insert into accounts.staff_ticket (token_hash, kind, user_id, browser, way, challenge, flow, expires_at)
     values ($1, $2, nullif($3, '')::uuid, $4, $5, nullif($6, ''), nullif($7, ''), now() + interval '${TICKET_MINUTES} minutes')`,
    [toTokenHash(token), kind, userId, browser, way, challenge, flow],
  )
  return toCookie(kind, token, TICKET_MINUTES * 60)
}

/** The newest of these kinds that the browser holds and that is not over. */
export async function findTicket(
  query: PlainQuery,
  headers: Headers,
  kinds: readonly TicketKind[],
): Promise<SignInTicket | undefined> {
  const sent = (headers.get('cookie') ?? '').split(/; */)
  for (const kind of kinds) {
    const token = sent.find((cookie) => cookie.startsWith(`${COOKIES[kind]}=`))?.slice(COOKIES[kind].length + 1) ?? ''
    if (!TOKEN.test(token)) continue
    const hash = toTokenHash(token)
    const [row] = await query(
      `select kind, user_id::text, browser, way, sealed_key, flow from accounts.staff_ticket
       where token_hash = $1 and kind = $2 and expires_at > now()`,
      [hash, kind],
    )
    const { data } = rowSchema.safeParse(row)
    if (data === undefined) continue
    const { user_id, sealed_key, flow, browser, way } = data
    return { hash, kind, userId: user_id ?? '', browser, way, sealedKey: sealed_key ?? undefined, flow: flow ?? '' }
  }
  return undefined
}

export const isTicketOpen = async (query: PlainQuery, { hash }: SignInTicket): Promise<boolean> =>
  (await query('select 1 from accounts.staff_ticket where token_hash = $1 and expires_at > now()', [hash])).length > 0

/** What a ticket and a factor prove together: a session that began at the company's provider keeps what ends it there, and by it. */
export function toProved({ userId, browser, way, flow }: SignInTicket, factor: string) {
  const sealedIdToken = flow === '' ? undefined : Buffer.from(flow, 'hex')
  return { userId, browser, way: `${way}, ${factor}`, sealedIdToken }
}

/** Used up; false when another call was quicker. */
export async function closeTicket(query: PlainQuery, { hash }: SignInTicket): Promise<boolean> {
  return (await query('delete from accounts.staff_ticket where token_hash = $1 returning 1', [hash])).length > 0
}

export const keepChallenge = (query: PlainQuery, { hash }: SignInTicket, challenge: string) =>
  query('update accounts.staff_ticket set challenge = $2 where token_hash = $1', [hash, challenge])

export const keepNewKey = (query: PlainQuery, { hash }: SignInTicket, sealedKey: Buffer) =>
  query('update accounts.staff_ticket set sealed_key = $2 where token_hash = $1', [hash, sealedKey])

/** Each challenge is answered once, right or wrong. */
export async function takeChallenge(query: PlainQuery, { hash }: SignInTicket): Promise<string | undefined> {
  const [row] = await query(
    `update accounts.staff_ticket t set challenge = null
     from (select challenge from accounts.staff_ticket where token_hash = $1 for update) o
     where t.token_hash = $1 and o.challenge is not null returning o.challenge`,
    [hash],
  )
  return z.object({ challenge: z.string() }).safeParse(row).data?.challenge
}

/** Ends all tickets of a person, but the one named: a password or a factor is not what it was. */
export const closeTicketsOf = (query: PlainQuery, userId: string, kept?: SignInTicket) =>
  query('delete from accounts.staff_ticket where user_id = $1::uuid and token_hash is distinct from $2::bytea', [
    userId,
    kept?.hash ?? null,
  ])

/** Ends all tickets that a browser holds; the answer is the cookies that it forgets. */
export async function closeTicketsIn(query: PlainQuery, headers: Headers): Promise<string[]> {
  for (const kind of TICKET_KINDS) {
    const ticket = await findTicket(query, headers, [kind])
    if (ticket !== undefined) await closeTicket(query, ticket)
  }
  return [...new Set(TICKET_KINDS.map(toEndedCookie))]
}

export const toEndedCookie = (kind: TicketKind): string => toCookie(kind, '', 0)

function toCookie(kind: TicketKind, token: string, seconds: number): string {
  const rest = `Path=${PATH}; HttpOnly; SameSite=Strict${isProduction() ? '; Secure' : ''}`
  return `${COOKIES[kind]}=${token}; Max-Age=${seconds}; ${rest}`
}
