import type { CollectionAfterChangeHook } from 'payload'
import { endOpened } from '../../../access/sign-in/end-opened.ts'
import type { Customer } from '../../../payload-types.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'

/**
 * The back office changes an address when its mailbox is lost or belongs to another person: everything opened with it
 * ends.
 */
export const endOldAddress: CollectionAfterChangeHook<Customer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.email === previousDoc?.email) return doc
  await endOpened(toPlainQuery(await transactionOf(req)), doc.id)
  return doc
}
