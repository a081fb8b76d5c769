import { cleanSentFields } from '@menagerie/contract/one-line'
import { findById } from '@menagerie/sites/locales'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import type { Submission } from '../../payload-types.ts'
import { toPlainQuery } from '../../platform/to-plain-query.ts'
import { transactionOf } from '../../platform/transaction.ts'
import { queueForReceivers } from '../receivers/queue-for-receivers.ts'
import { takeNewsletter } from './newsletter.ts'

const fieldsSchema = z.record(z.string(), z.string())

/** Delivers a submission that was taken out of the spam box, as if it had just arrived. */
export const tellReceivers: CollectionAfterChangeHook<Submission> = async ({ doc, previousDoc, operation, req }) => {
  const site = findById(doc.site)
  const isRescued = operation === 'update' && previousDoc?.state === 'spam' && doc.state !== 'spam'
  if (!isRescued || site === undefined) return doc
  const query = toPlainQuery(await transactionOf(req))
  // A submission in the spam box was not validated by a schema.
  const fields = cleanSentFields(fieldsSchema.parse(doc.fields))
  const { id, form, receivedAt, email } = doc
  const sent = { id, form, locale: site.code, receivedAt, fields, site, isSpam: false, ...(email && { email }) }
  if (form === 'newsletter') await takeNewsletter(query, sent)
  else await queueForReceivers(query, sent)
  return doc
}
