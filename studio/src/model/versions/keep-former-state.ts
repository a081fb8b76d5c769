import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

const storedSchema = z.looseObject({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

/** Payload's type of this option knows no collection in general. */
const WITHOUT_JOINS: object = { joins: false }

/**
 * Before the first change of a document that was imported, or is older than its history: what stands now becomes its first
 * version, so that there is something to go back to.
 */
export const keepFormerState: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation !== 'update') return
  const query = await transactionOf(req)
  const { id } = storedSchema.parse(originalDoc)
  const table = sql.identifier(`_${collection.slug.replaceAll('-', '_')}_v`)
  if ((await query(sql`select from ${table} where parent_id = ${id}::uuid limit 1`)).length > 0) return
  const { db } = req.payload
  const stored = storedSchema.parse(
    await db.findOne({ collection: collection.slug, where: { id: { equals: id } }, req, ...WITHOUT_JOINS }),
  )
  const { createdAt, updatedAt } = stored
  await db.createVersion({
    collectionSlug: collection.slug,
    parent: id,
    autosave: false,
    createdAt,
    updatedAt,
    versionData: stored,
    returning: false,
    req,
  })
}
