import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { transactionOf } from '../../platform/transaction.ts'

const saveOfOne = z.object({ id: z.uuid() })

/**
 * Serializes saves of one document, including drafts: otherwise two could compare with the same newest version and both
 * be accepted. Comes after the locks of publishing; drafts take none of those, so that deadlocks are impossible.
 */
export const waitForDocument: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const id = saveOfOne.safeParse(args).data?.id
  if (operation !== 'update' || id === undefined) return
  if (overrideAccess !== true && findStaff(req) === undefined) return
  const query = await transactionOf(req)
  await query(sql`select pg_advisory_xact_lock(hashtextextended(${`save/${collection.slug}/${id}`}, 0))`)
}
