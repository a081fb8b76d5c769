import type { CollectionAfterChangeHook } from 'payload'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { closeTicketsOf } from './factors/tickets.ts'

/**
 * A new password or email address invalidates open links and sign-ins that wait for a second step: the former mailbox
 * may now belong to another person.
 */
export const endOldLinks: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isMoved = doc.email !== previousDoc?.email
  if (operation !== 'update' || (!isMoved && req.context.isNewPassword !== true)) return doc
  const query = toPlainQuery(await transactionOf(req))
  await query('delete from accounts.staff_reset where user_id = $1::uuid', [doc.id])
  await closeTicketsOf(query, doc.id)
  return doc
}
