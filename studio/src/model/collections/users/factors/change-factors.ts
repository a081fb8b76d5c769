import type { PayloadRequest } from 'payload'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import { type PlainQuery, toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { findSessionOwner } from '../ask.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { lockPerson } from '../lock-person.ts'
import { lockSignIn } from '../lock-sign-in.ts'
import { findFactorOwner } from './find-factor-owner.ts'
import { requireOpen } from './may-change.ts'
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts'
import { hasFactor } from './second-step.ts'
import { tellOfFactor } from './tell-of-factors.ts'
import { closeTicketsOf, type SignInTicket } from './tickets.ts'

/** Changes factors of the ticket's user in a transaction, one change at a time: permissions are checked after waiting for the lock. */
export function changeFactors<T>(
  req: PayloadRequest,
  ticket: SignInTicket,
  change: (query: PlainQuery) => Promise<T>,
): Promise<T> {
  return inOwnTransaction(req, async () => {
    const query = toPlainQuery(await transactionOf(req))
    // This lock comes first, as when a link sets a password: a session that begins meanwhile needs the new factor, or is ended by this change.
    await lockSignIn(query, (await findFactorOwner(query, ticket.userId)).email)
    await lockPerson(query, ticket.userId)
    await requireOpen(query, ticket)
    return change(query)
  })
}

/**
 * Adds a factor. The first one ends all other tickets and sessions of the user, whose browsers had only proved the password. The ticket of a
 * sign-in stays open for the session that it opens; it adds no second factor (`requireOpen`). If the user has no recovery codes, they are
 * created too, and returned only here.
 */
export function addFactor(
  req: PayloadRequest,
  ticket: SignInTicket,
  { what, keep }: { what: string; keep: (query: PlainQuery) => Promise<void> },
): Promise<string[]> {
  const { userId } = ticket
  return changeFactors(req, ticket, async (query) => {
    const isFirst = !(await hasFactor(query, userId))
    await keep(query)
    if (isFirst) await closeTicketsOf(query, userId, ticket)
    const hasEnded = isFirst && (await endOtherSessions(req, query, userId))
    await tellOfFactor(req, query, { userId, change: 'added-factor', what, hasEnded })
    return (await countRecoveryCodes(query, userId)) === 0 ? createRecoveryCodes(query, userId) : []
  })
}

/** Ends all sessions except the caller's; a sign-in that adds a factor has no session yet. */
async function endOtherSessions(req: PayloadRequest, query: PlainQuery, userId: string): Promise<boolean> {
  const ended = await query(
    'delete from users_sessions where _parent_id = $1::uuid and id::text is distinct from $2 returning 1',
    [userId, findSessionOwner(req)?._sid ?? null],
  )
  if (ended.length === 0) return false
  const person = await findFactorOwner(query, userId)
  await noteSignIn(query, person, 'ended-sessions', readCaller(req.headers), 'by the first second factor')
  return true
}
