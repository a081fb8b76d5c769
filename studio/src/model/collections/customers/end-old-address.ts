import type { CollectionAfterChangeHook } from 'payload'
import type { Customer } from '../../../payload-types.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'

/** What was opened with the former address, or waits in its mailbox; a customer's own change of it ends the same. */
const OPENED = ['session', 'reset', 'email_change', 'data_link'] as const

/** The back office enters another address where the former mailbox is lost or is another person's by now. */
export const endOldAddress: CollectionAfterChangeHook<Customer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.email === previousDoc?.email) return doc
  const query = toPlainQuery(await transactionOf(req))
  for (const opened of OPENED) await query(`delete from accounts.${opened} where customer_id = $1::uuid`, [doc.id])
  return doc
}
