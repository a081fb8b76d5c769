import { z } from 'zod'
import { createSecretToken, toTokenHash } from '../../../../access/sign-in/secret-token.ts'
import { isProduction } from '../../../../platform/environment.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'

/**
 * What a ticket allows a browser to do next: `second` enters the second factor, `enrol` adds the first one before there
 * is a session, `change` changes those of the own account, `passkey` signs in with a passkey alone, `provider` returns
 * from the company's provider.
 */
const TICKET_KINDS = ['second', 'enrol', 'change', 'passkey', 'provider'] as const
type TicketKind = (typeof TICKET_KINDS)[number]

/** Minutes in which the next step must be done. */
const TICKET_MINUTES = 10
const COOKIES: Readonly<Record<TicketKind, string>> = {
  second: 'menagerie-studio-step',
  enrol: 'menagerie-studio-step',
  change: 'menagerie-studio-change',
  passkey: 'menagerie-studio-passkey',
  provider: 'menagerie-studio-provider',
}
/** Root path, because the page of the sign-in reads the cookies, too, to continue after a reload. */
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
  /** '' while the user is not known. */
  userId: string
  /** Token of a known browser, or ''. */
  browser: string
  /** How the first step was done. */
  way: string
  sealedKey: Buffer | undefined
  /** Values that the provider's answer must match; in a ticket for a later step, the provider's ID token, encrypted, as hexadecimal. */
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

/** Creates a ticket, of which only a hash is stored; returns the cookie with its token. */
export async function openTicket(query: PlainQuery, { kind, ...given }: NewTicket): Promise<string> {
  const { userId = '', browser = '', way = '', challenge = '', flow = '' } = given
  const token = createSecretToken()
  // Skips rows that another call is deleting, because waiting for them could deadlock.
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

/** The browser's newest valid ticket of these kinds. */
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

/**
 * Combines a ticket and a factor to the proof for a session, which uses up the ticket. A session that began at the provider keeps the ID
 * token, by which either side can end it.
 */
export function toProved(ticket: SignInTicket, factor: string) {
  const { userId, browser, way, flow } = ticket
  const sealedIdToken = flow === '' ? undefined : Buffer.from(flow, 'hex')
  const isStill = (query: PlainQuery) => closeTicket(query, ticket)
  return { userId, browser, way: `${way}, ${factor}`, sealedIdToken, isStill }
}

/** Uses up a ticket; returns false if another call was faster. */
export async function closeTicket(query: PlainQuery, { hash }: SignInTicket): Promise<boolean> {
  return (await query('delete from accounts.staff_ticket where token_hash = $1 returning 1', [hash])).length > 0
}

export const keepChallenge = (query: PlainQuery, { hash }: SignInTicket, challenge: string) =>
  query('update accounts.staff_ticket set challenge = $2 where token_hash = $1', [hash, challenge])

export const keepNewKey = (query: PlainQuery, { hash }: SignInTicket, sealedKey: Buffer) =>
  query('update accounts.staff_ticket set sealed_key = $2 where token_hash = $1', [hash, sealedKey])

/** Takes the challenge, so that it can be answered only once, correctly or not. */
export async function takeChallenge(query: PlainQuery, { hash }: SignInTicket): Promise<string | undefined> {
  const [row] = await query(
    `update accounts.staff_ticket t set challenge = null
     from (select challenge from accounts.staff_ticket where token_hash = $1 for update) o
     where t.token_hash = $1 and o.challenge is not null returning o.challenge`,
    [hash],
  )
  return z.object({ challenge: z.string() }).safeParse(row).data?.challenge
}

/** Closes all tickets of a user except `kept`, because a password or factor has changed. */
export const closeTicketsOf = (query: PlainQuery, userId: string, kept?: SignInTicket) =>
  query('delete from accounts.staff_ticket where user_id = $1::uuid and token_hash is distinct from $2::bytea', [
    userId,
    kept?.hash ?? null,
  ])

/** Closes all tickets of a browser; returns the cookies that delete them. */
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
