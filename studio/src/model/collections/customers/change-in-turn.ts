import type { CollectionBeforeOperationHook, Where } from 'payload'
import { z } from 'zod'
import { backOffice } from '../../../access/rules.ts'
import { lockAccount } from '../../../access/sign-in/lock-account.ts'
import type { Customer } from '../../../payload-types.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { takeLock } from '../../../publish/locks/locks.ts'

/** An id that is none is answered by Payload. */
const wholeSchema = z.object({ id: z.uuid().optional().catch(undefined), where: z.custom<Where>().optional() })

/**
 * Locks accounts before Payload reads them and writes all of their fields back: what the customer or a colleague changes at this moment
 * would be undone, and one decision would be two. The Content API takes the same lock (`holdAccount`).
 */
export const changeInTurn: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' || (overrideAccess !== true && backOffice({ req }) !== true)) return
  const { id, where } = wholeSchema.parse(args)
  const query = toPlainQuery(await transactionOf(req))
  const many =
    where && (await req.payload.db.find<Customer>({ collection: 'customers', where, pagination: false, req }))
  const ids = many?.docs.map((customer) => customer.id) ?? (id === undefined ? [] : [id])
  // In one order, so that two changes of several accounts never wait for each other.
  for (const each of ids.toSorted()) await takeLock(() => lockAccount(query, each))
}
