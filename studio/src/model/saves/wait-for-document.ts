import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { transactionOf } from '../../platform/transaction.ts'

const saveOfOne = z.object({ id: z.uuid() })

/**
 * Saves of one document go one by one, drafts too, which wait for nothing else: otherwise two could look at the same newest
 * version and both be taken. Comes after the locks of publishing; a draft takes none of those, so no two wait for each other.
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
