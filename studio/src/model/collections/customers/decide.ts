import type { AccountEvent, AccountMail, CustomerState } from '@menagerie/contract/accounts'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionAfterChangeHook, type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { findMailValues } from '../../../jobs/mail/find-mail-values.ts'
import { queueAccountMail } from '../../../jobs/mail/queue-account-mail.ts'
import type { Customer } from '../../../payload-types.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'

/** A rejection must contain a reason for the customer. */
export const requireReason: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, req }) => {
  const isRejected = data.state === 'rejected' && originalDoc?.state !== 'rejected'
  if (!isRejected || data.reason?.trim()) return data
  const message = 'Give a reason: it is included in the email to the customer'
  throw new ValidationError({ collection: 'customers', errors: [{ path: 'reason', message }], req })
}

const EVENTS: Readonly<Record<CustomerState, AccountEvent>> = {
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'suspended',
  pending: 'reopened',
}

const MAILS: Readonly<Partial<Record<CustomerState, AccountMail>>> = { approved: 'approved', rejected: 'rejected' }

/**
 * Records every decision in the trail and, if the customer waits for it, queues a mail, in the transaction of the save.
 */
export const tellCustomer: CollectionAfterChangeHook<Customer> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' && doc.state === 'pending') return doc
  if (operation === 'update' && previousDoc?.state === doc.state) return doc
  const query = await transactionOf(req)
  const actor = req.user?.collection === 'users' ? req.user.email : 'studio'
  await query(sql`insert into account_events (customer_id, action, actor, detail)
    values (${doc.id}, ${EVENTS[doc.state]}::enum_account_events_action, ${actor}, ${doc.reason ?? null})`)
  const mail = MAILS[doc.state]
  // Customers created by an import are not waiting for a decision.
  if (mail === undefined || operation !== 'update') return doc
  const { email: to, site, reason } = doc
  const values = { ...(await findMailValues(toPlainQuery(query), doc)), reason: reason ?? '' }
  await queueAccountMail(toPlainQuery(query), { kind: mail, to, site, values })
  return doc
}
