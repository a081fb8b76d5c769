import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { takeTry } from '../../../../access/sign-in/attempts.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { findSessionOwner, type SessionOwner } from '../ask.ts'
import { isOwnPassword } from '../is-own-password.ts'
import { refuseTryWithWait } from '../refuse-with-wait.ts'
import { hasFactor } from './second-step.ts'
import { findTicket, isTicketOpen, type SignInTicket } from './tickets.ts'

const TRIES = 10
const WINDOW_S = 15 * 60
/** Maximum age of the sign-in by which a user without a password proves the identity. */
const FRESH_MINUTES = 15

const OVER = 'This took too long: start again'

/** Finds the ticket for changing factors: during the first sign-in, before there is a session, or later after entering the password again. */
export async function requireChange(req: PayloadRequest, query: PlainQuery): Promise<SignInTicket> {
  const owner = findSessionOwner(req)
  const ticket = await findTicket(query, req.headers, owner === undefined ? ['enrol'] : ['change'])
  const isOwn = ticket !== undefined && (owner === undefined || ticket.userId === owner.id)
  if (!isOwn) throw new APIError(OVER, 403, undefined, true)
  await requireOpen(query, ticket)
  return ticket
}

/**
 * Refuses a used ticket, and a ticket for a first factor of a user that has got one meanwhile: it was issued for a
 * password alone. Callers must hold the user's lock, so that neither can change afterwards.
 */
export async function requireOpen(query: PlainQuery, ticket: SignInTicket): Promise<void> {
  const isLate = ticket.kind === 'enrol' && (await hasFactor(query, ticket.userId))
  if (isLate || !(await isTicketOpen(query, ticket))) throw new APIError(OVER, 403, undefined, true)
}

export function requireSessionOwner(req: PayloadRequest): SessionOwner {
  const owner = findSessionOwner(req)
  if (owner === undefined) throw new APIError('Sign in first', 401, undefined, true)
  return owner
}

/** Requires the password again, because an open browser is not enough. Tries are counted as in other changes. */
export async function requirePassword(
  req: PayloadRequest,
  query: PlainQuery,
  owner: SessionOwner,
  password: string,
): Promise<void> {
  const waitS = await takeTry(query, `studio-change/${owner.id}`, TRIES, WINDOW_S)
  if (waitS > 0) refuseTryWithWait(req, waitS)
  const session = await findSession(query, owner)
  if (session.isCompany) {
    if (session.isFresh) return
    throw new APIError('Sign out and in again, then change this within 15 minutes', 403, undefined, true)
  }
  if (await isOwnPassword(req.payload, owner.id, password)) return
  throw new APIError('Enter your current password', 403, undefined, true)
}

const sessionSchema = z.object({ is_company: z.boolean(), is_fresh: z.boolean() })

export async function findSession(query: PlainQuery, { _sid: sid = '' }: SessionOwner) {
  const [row] = await query(
    `select way like 'company%' as is_company, started_at > now() - interval '${FRESH_MINUTES} minutes' as is_fresh
     from accounts.staff_session where sid = $1`,
    [sid],
  )
  const { is_company: isCompany, is_fresh: isFresh } = sessionSchema
    .catch({ is_company: false, is_fresh: false })
    .parse(row)
  return { isCompany, isFresh }
}
