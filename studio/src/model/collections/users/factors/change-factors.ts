import { APIError, type PayloadRequest } from 'payload'
import { type PlainQuery, toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { lockPerson } from '../lock-person.ts'
import { OVER, requireOpen } from './may-change.ts'
import { countRecoveryCodes, createRecoveryCodes } from './recovery-codes.ts'
import { hasFactor } from './second-step.ts'
import { tellOfFactor } from './tell-of-factors.ts'
import { closeTicket, closeTicketsOf, type SignInTicket } from './tickets.ts'

/** Changes factors of the ticket's person, one change after another and each wholly or not: what it may do is asked after the wait. */
export function changeFactors<T>(
  req: PayloadRequest,
  ticket: SignInTicket,
  change: (query: PlainQuery) => Promise<T>,
): Promise<T> {
  return inOwnTransaction(req, async () => {
    const query = toPlainQuery(await transactionOf(req))
    await lockPerson(query, ticket.userId)
    await requireOpen(query, ticket)
    return change(query)
  })
}

/**
 * Adds one. The first ends all other tickets of the person, which were given to browsers that had shown a password alone. Where there are no
 * recovery codes they come with it, and are in this answer alone.
 */
export function addFactor(
  req: PayloadRequest,
  ticket: SignInTicket,
  { what, keep }: { what: string; keep: (query: PlainQuery) => Promise<void> },
): Promise<string[]> {
  const { userId, kind } = ticket
  return changeFactors(req, ticket, async (query) => {
    const isFirst = !(await hasFactor(query, userId))
    await keep(query)
    if (kind === 'enrol' && !(await closeTicket(query, ticket))) throw new APIError(OVER, 403, undefined, true)
    if (isFirst) await closeTicketsOf(query, userId, ticket)
    await tellOfFactor(req, query, { userId, change: 'added-factor', what })
    return (await countRecoveryCodes(query, userId)) === 0 ? createRecoveryCodes(query, userId) : []
  })
}
