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
/** A person without a password here has proved enough by a sign-in that is not older. */
const FRESH_MINUTES = 15

export const OVER = 'This took too long: begin again'

/** Finds the person with the factors that a call may change, and the ticket: the own ones just before there is a session, or with the password once more. */
export async function requireChange(req: PayloadRequest, query: PlainQuery): Promise<SignInTicket> {
  const owner = findSessionOwner(req)
  const ticket = await findTicket(query, req.headers, owner === undefined ? ['enrol'] : ['change'])
  const isOwn = ticket !== undefined && (owner === undefined || ticket.userId === owner.id)
  if (!isOwn) throw new APIError(OVER, 403, undefined, true)
  await requireOpen(query, ticket)
  return ticket
}

/**
 * Refuses a ticket that is closed by now, and one for the first factor of a person that has one by now: it was given for a password alone.
 * Under the lock of the person both stay so.
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

/** A browser that was left open is not enough: the password once more, counted as each other change of it. */
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
    throw new APIError('Sign out and in again, then change this within a quarter of an hour', 403, undefined, true)
  }
  if (await isOwnPassword(req.payload, owner.id, password)) return
  throw new APIError('Enter the password that you sign in with now', 403, undefined, true)
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
